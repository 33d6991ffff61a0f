/** The builder's codes of a video's shape: width divided by height (facts, page-builder 9). */
const RATIOS: Readonly<Record<string, number>> = {
  '219': 21 / 9,
  '169': 16 / 9,
  '43': 4 / 3,
  '32': 3 / 2,
  '11': 1,
  '916': 9 / 16,
};

/** What a code of the builder's says of a video's shape: width divided by height; undefined for none. */
export function aspectRatio(code: string | undefined): number | undefined {
  return RATIOS[code ?? ''];
}
