import type { PortfolioSettings } from './settings';

/** Custom properties, to be set on an element. */
export type CustomProperties = Readonly<Record<`--${string}`, string>>;

/** Functions that a colour may be made of; `url()` and the like would let a setting call out. */
const COLOUR_FUNCTIONS = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc'.split(' '),
);

/** `value` if CSS takes it for a colour: a name, a hex number, a colour function or a variable. */
export function colour(value: string): string | undefined {
  const text = value.trim();
  return isColourLike(text) && isTaken('color', text) ? text : undefined;
}

function isColourLike(text: string): boolean {
  return (
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+)$/i.test(text) ||
    (/^[\w-]+\(.*\)$/.test(text) && isExpression(text, COLOUR_FUNCTIONS))
  );
}

/** What only looks right (`undefined` among the colours' names) the browser knows; Node takes it. */
function isTaken(property: string, text: string): boolean {
  return globalThis.CSS?.supports(property, text) ?? true;
}

const LENGTH_FUNCTIONS = new Set(['calc', 'clamp', 'min', 'max', 'var']);

/** `value` as a CSS length: a plain number counts pixels; undefined for what is none, negative ones included. */
export function cssLength(value: number | string | undefined): string | undefined {
  const text = String(value ?? '').trim();
  if (/^\d*\.?\d+$/.test(text)) return `${text}px`;
  if (/^\d*\.?\d+(?:px|r?em|ch|ex|pt|[sdl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b))$/i.test(text))
    return text;
  return /^[\w-]+\(.*\)$/.test(text) &&
    isExpression(text, LENGTH_FUNCTIONS) &&
    isTaken('padding-top', text)
    ? text
    : undefined;
}

/** True for a balanced expression of harmless characters that calls only `functions`. */
function isExpression(text: string, functions: ReadonlySet<string>): boolean {
  if (!/^[\w\s.,%/()#*+-]+$/.test(text) || !isBalanced(text)) return false;
  return [...text.matchAll(/([\w-]*)\(/g)].every(
    ([, name = '']) => name === '' || functions.has(name.toLowerCase()),
  );
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** The header's colours, as far as they are set and are colours. */
export function headerStyle(settings: PortfolioSettings): CustomProperties {
  return present({
    '--nh-portfolio-header': colour(settings.headerColor),
    '--nh-portfolio-header-text': colour(settings.headerTextColor),
    '--nh-portfolio-header-active': colour(settings.activeHeaderTextColor),
  });
}

/** The look of Load More, as far as it is set and is CSS. */
export function loadMoreStyle(settings: PortfolioSettings): CustomProperties {
  return present({
    '--nh-portfolio-button': colour(settings.loadMoreBgColor),
    '--nh-portfolio-button-hover': colour(settings.loadMoreHoverBgColor),
    '--nh-portfolio-button-text': colour(settings.loadMoreTextColor),
    '--nh-portfolio-button-hover-text': colour(settings.loadMoreHoverTextColor),
    '--nh-portfolio-button-border': colour(settings.loadMoreBorderColor),
    '--nh-portfolio-button-hover-border': colour(settings.loadMoreHoverBorderColor),
    '--nh-portfolio-button-border-width': cssLength(settings.loadMoreBorderWidth),
    '--nh-portfolio-button-radius': cssLength(settings.loadMoreBorderRadius),
    '--nh-portfolio-button-padding-block': cssLength(settings.loadMoreVerticalPadding),
    '--nh-portfolio-button-padding-inline': cssLength(settings.loadMoreHorizantalPadding),
    '--nh-portfolio-button-size': cssLength(settings.loadMoreSize),
  });
}

function present(
  properties: Readonly<Record<`--${string}`, string | undefined>>,
): CustomProperties {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as CustomProperties;
}
