/** How action tiles are drawn: a person and a resource, of which one works where the tile lies. */
import type { SiberiaPiece } from "$lib/api/types";

export const PERSONS = ["manager", "logistics", "seller", "worker", "investor"] as const;
export const RESOURCES = ["gas", "coal", "oil", "gold", "diamond"] as const;
export const RESEARCH = "research";

/** The icons of what lies on a space of an action or in a hand, and whether each is strong there. */
export function faces(
  { sort, tile }: Pick<SiberiaPiece, "sort" | "tile">,
  action: string | null,
): { icon: string; strong: boolean }[] {
  if (sort === "investment") return [{ icon: action ?? "", strong: true }];
  if (sort === "joker")
    return [
      { icon: "manager", strong: true },
      { icon: "star", strong: true },
    ];
  const halves = (tile ?? "").split("-");
  const works = action !== null && halves.includes(action);
  return halves.map((icon) => ({ icon, strong: !works || icon === action }));
}
