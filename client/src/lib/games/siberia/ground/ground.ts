/** What Siberia lies in, drawn once: the lands around it, its rivers, the tints of its areas. */

/** Soft lines, on the ground of 984 × 690. */
export const ABROAD =
  "M-412 318Q-412 318 -232 318Q-52 318 -12 323Q28 328 158 418Q288 508 533 548Q778 588 799 590Q820 592 833 610Q846 628 837 653Q828 678 843 713Q858 748 848 868Q838 988 838 988Q838 988 213 988Q-412 988 -412 988Q-412 988 -412 653Q-412 318 -412 318z";

export const RIVERS =
  "M138 666Q120 576 119 525Q118 474 107 429Q96 383 112 344Q128 304 156 254Q184 203 199 169L214 135M250 655Q274 553 290 497Q306 440 303 384Q300 327 305 265Q310 203 306 159L302 115M428 655Q434 576 471 508Q508 440 553 429Q598 417 618 372Q638 327 613 271Q588 214 594 151L600 87M730 361Q748 259 741 214Q734 169 737 127L740 85";

/** Four tints, never two alike side by side. */
export const TINTS: Readonly<Record<string, number>> = {
  amur: 0,
  khabarovsk: 2,
  transbaikal: 2,
  "south-yakutia": 1,
  magadan: 0,
  chukotka: 1,
  "north-yakutia": 2,
  irkutsk: 0,
  evenkia: 3,
  taimyr: 1,
  krasnoyarsk: 1,
  tomsk: 3,
  yamal: 2,
  altai: 0,
};
