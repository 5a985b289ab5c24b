/** Points and boxes, in units of a drawing or of the screen. */
export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that has a name and a middle. */
export interface Named {
  name: string;
  x: number;
  y: number;
}
