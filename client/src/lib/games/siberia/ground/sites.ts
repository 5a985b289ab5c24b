/** Where things lie on the map. Three sizes: on a phone the ground is drawn higher and everything on it larger, and areas are numbered instead of named. */
import type { Point } from "$lib/board/point";

/** The middle of the first row of an area's cubes, and how wide a row may be there. */
export interface Site {
  at: Point;
  room: number;
}

/** The top left corner of a box, and its size. */
export interface Frame {
  at: Point;
  width: number;
  height: number;
}

export interface Chart {
  width: number;
  height: number;
  /** How much higher the ground is drawn. */
  stretch: number;
  /** How much larger pieces are. */
  piece: number;
  numbered: boolean;
  sites: Readonly<Record<string, Site>>;
  port: Frame;
  /** From Vladivostok to the two areas it leads to. */
  ways: string;
  /** The figures in the viewer's supply. */
  home: Frame;
  /** Where the seas are named, if there is room. */
  seas: { arctic: Point; okhotsk: Point | null };
}

const site = (x: number, y: number, room: number): Site => ({ at: [x, y], room });

export const LARGE: Chart = {
  width: 984,
  height: 690,
  stretch: 1,
  piece: 1,
  numbered: false,
  sites: {
    amur: site(659, 556, 137),
    khabarovsk: site(769, 461, 116),
    transbaikal: site(523, 554, 109),
    "south-yakutia": site(590, 372, 224),
    magadan: site(764, 290, 121),
    chukotka: site(862, 118, 138),
    "north-yakutia": site(634, 174, 254),
    irkutsk: site(402, 494, 116),
    evenkia: site(398, 274, 200),
    taimyr: site(399, 112, 160),
    krasnoyarsk: site(264, 466, 147),
    tomsk: site(105, 390, 129),
    yamal: site(174, 250, 227),
    altai: site(132, 528, 100),
  },
  port: { at: [841, 546], width: 141, height: 74 },
  ways: "M841 578 822 556M841 596 788 612",
  home: { at: [4, 614], width: 94, height: 70 },
  seas: { arctic: [628, 34], okhotsk: [890, 410] },
};

/** A phone that lies: the ground of the large one, with numbers. */
export const LYING: Chart = {
  ...LARGE,
  numbered: true,
  port: { at: [804, 602], width: 176, height: 84 },
  ways: "M834 602 818 570M804 626 784 622",
  home: { at: [4, 612], width: 104, height: 74 },
  seas: { arctic: [628, 34], okhotsk: null },
  sites: {
    amur: site(668, 577, 130),
    khabarovsk: site(773, 477, 94),
    transbaikal: site(523, 554, 118),
    "south-yakutia": site(590, 372, 224),
    magadan: site(762, 302, 112),
    chukotka: site(862, 118, 138),
    "north-yakutia": site(634, 174, 254),
    irkutsk: site(402, 500, 116),
    evenkia: site(400, 276, 193),
    taimyr: site(399, 112, 162),
    krasnoyarsk: site(264, 466, 147),
    tomsk: site(105, 404, 116),
    yamal: site(174, 250, 227),
    altai: site(124, 532, 87),
  },
};

export const SMALL: Chart = {
  width: 984,
  height: 930,
  stretch: 1.3,
  piece: 1.4,
  numbered: true,
  sites: {
    amur: site(659, 745, 113),
    khabarovsk: site(765, 606, 85),
    transbaikal: site(523, 720, 109),
    "south-yakutia": site(590, 484, 225),
    magadan: site(760, 394, 106),
    chukotka: site(860, 176, 125),
    "north-yakutia": site(634, 226, 254),
    irkutsk: site(402, 646, 116),
    evenkia: site(402, 362, 179),
    taimyr: site(399, 146, 157),
    krasnoyarsk: site(264, 616, 144),
    tomsk: site(113, 531, 99),
    yamal: site(174, 325, 222),
    altai: site(124, 690, 85),
  },
  port: { at: [782, 822], width: 196, height: 102 },
  ways: "M834 822 802 778M782 850 760 828",
  home: { at: [6, 826], width: 124, height: 98 },
  seas: { arctic: [628, 44], okhotsk: null },
};
