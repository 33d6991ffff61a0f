/**
 * The builder's codes of aspect ratios: width divided by height
 * (docs/compatibility/page-builder.md#aspect-ratios).
 */
const RATIOS: Readonly<Record<string, number>> = {
  '219': 21 / 9,
  '169': 16 / 9,
  '43': 4 / 3,
  '32': 3 / 2,
  '11': 1,
  '916': 9 / 16,
};

/**
 * Returns the aspect ratio of a builder's code, width divided by height; undefined for an unknown code.
 */
export function aspectRatio(code: string | undefined): number | undefined {
  return RATIOS[code ?? ''];
}
