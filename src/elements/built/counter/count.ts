/** Milliseconds in which it counts where nothing is printed (facts, page-builder 37). */
const DURATION = 2000;

/** The printed attributes of a number that counts. */
interface Printed {
  readonly fromValue?: string | undefined;
  readonly toValue?: string | undefined;
  readonly duration?: string | undefined;
  readonly delimiter?: string | undefined;
}

/** From where to where a number counts, how long, and how it is written. */
export interface Count {
  readonly from: number;
  readonly to: number;
  /** Milliseconds. */
  readonly duration: number;
  /** As many as the target is printed with. */
  readonly decimals: number;
  /** Between thousands; empty: nothing. */
  readonly delimiter: string;
}

/** Reads what is printed; undefined without a number to count to. */
export function countOf({ fromValue, toValue, duration, delimiter }: Printed): Count | undefined {
  const to = numberIn(toValue);
  if (to === undefined) return undefined;
  return {
    from: numberIn(fromValue) ?? 0,
    to,
    duration: numberIn(duration) ?? DURATION,
    decimals: /\.(\d{1,20})$/.exec(toValue?.trim() ?? '')?.[1]?.length ?? 0,
    delimiter: delimiter ?? '',
  };
}

/** How the number is written when `share` of the time, from 0 to 1, has passed: it begins and ends slowly. */
export function countedText({ from, to, decimals, delimiter }: Count, share: number): string {
  const eased = (1 - Math.cos(Math.PI * share)) / 2;
  const value = share < 1 ? from + (to - from) * eased : to;
  const [whole = '', fraction] = withoutMinusZero(value.toFixed(decimals)).split('.');
  const grouped = inThousands(whole).join(delimiter);
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** Digits, with a minus or without, in groups of three from the right. */
function inThousands(whole: string): string[] {
  const digits = whole.startsWith('-') ? whole.length - 1 : whole.length;
  const groups: string[] = [];
  let end = whole.length;
  for (let left = digits; left > 3; left -= 3) {
    groups.unshift(whole.slice(end - 3, end));
    end -= 3;
  }
  return [whole.slice(0, end), ...groups];
}

function withoutMinusZero(text: string): string {
  return Number(text) === 0 ? text.replace('-', '') : text;
}

function numberIn(text: string | undefined): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}
