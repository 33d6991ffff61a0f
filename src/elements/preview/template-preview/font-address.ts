import { familyNames } from './checks/font-family';
import { HEADINGS, type Typography } from './data';
import { isSystemFamily } from './system-families';

/**
 * The address of the stylesheet with the fonts of body and headings; undefined if all are system fonts.
 * Each family is listed once, in the order of use, with all its weights.
 *
 * @param service the address of the font service, such as `https://fonts.googleapis.com/css2`
 */
export function fontAddress(typography: Typography, service: string): string | undefined {
  const families = new Map<string, (string | undefined)[]>();
  for (const { family, weight } of fontUses(typography)) {
    const [name] = familyNames(family ?? '');
    if (!name || name === 'inherit' || isSystemFamily(name)) continue;
    families.set(name, [...(families.get(name) ?? []), weight]);
  }
  if (families.size === 0) return undefined;
  const params = [...families].map(([name, weights]) => `family=${encoded(name)}${axis(weights)}`);
  return `${service}${service.includes('?') ? '&' : '?'}${params.join('&')}&display=swap`;
}

interface FontUse {
  readonly family: string | undefined;
  readonly weight: string | undefined;
}

/** The fonts of body and headings. Headings may inherit from the body, each level from the headings. */
function fontUses(typography: Typography): FontUse[] {
  const body = { family: typography['body-font-family'], weight: typography['body-font-weight'] };
  const headings = {
    family: inherited(typography['headings-font-family'], body.family),
    weight: inherited(typography['headings-font-weight'], body.weight),
  };
  const levels = HEADINGS.map((level) => ({
    family: inherited(typography[`font-family-${level}`] ?? 'inherit', headings.family),
    weight: inherited(typography[`font-weight-${level}`] ?? 'inherit', headings.weight),
  }));
  return [body, headings, ...levels];
}

function inherited(value: string | undefined, parent: string | undefined): string | undefined {
  return value === 'inherit' ? parent : value;
}

/** The weights as the service expects them: unique, ascending; empty if no use names a weight. */
function axis(weights: readonly (string | undefined)[]): string {
  if (weights.every((weight) => weightNumber(weight) === undefined)) return '';
  // 400 is the service's default for uses without a weight.
  const numbers = new Set(weights.map((weight) => weightNumber(weight) ?? 400));
  return `:wght@${[...numbers].sort((a, b) => a - b).join(';')}`;
}

function weightNumber(weight: string | undefined): number | undefined {
  if (weight === undefined || weight === 'inherit') return undefined;
  return { normal: 400, bold: 700 }[weight] ?? Number(weight);
}

function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll('%20', '+');
}
