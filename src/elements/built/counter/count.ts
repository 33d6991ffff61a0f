/** Default duration of the count in milliseconds (docs/compatibility/page-builder.md#simple-widgets). */
const DURATION = 2000;

/** Printed data attributes of the number. */
interface Printed {
  readonly fromValue?: string | undefined;
  readonly toValue?: string | undefined;
  readonly duration?: string | undefined;
  readonly delimiter?: string | undefined;
}

/** Range, duration and number format of a count. */
export interface Count {
  readonly from: number;
  readonly to: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Number of decimals of the target value. */
  readonly decimals: number;
  /** Thousand separator; empty for none. */
  readonly delimiter: string;
}

/** Parses the printed attributes. Undefined without a target number. */
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

/** Returns the formatted number at a progress from 0 to 1, with easing at both ends. */
export function countedText({ from, to, decimals, delimiter }: Count, progress: number): string {
  const eased = (1 - Math.cos(Math.PI * progress)) / 2;
  const value = progress < 1 ? from + (to - from) * eased : to;
  const [whole = '', fraction] = withoutMinusZero(value.toFixed(decimals)).split('.');
  const grouped = inThousands(whole).join(delimiter);
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** Splits digits, with an optional minus sign, into groups of three from the right. */
function inThousands(whole: string): string[] {
  const digits = whole.startsWith('-') ? whole.length - 1 : whole.length;
  const groups: string[] = [];
  let end = whole.length;
  for (let remaining = digits; remaining > 3; remaining -= 3) {
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
