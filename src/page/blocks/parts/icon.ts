import { defineField, type ValueOf } from '../../../core/settings';
import { type PrintedElement, printed } from '../../print/printed';
import type { PrintContext } from '../block';
import { iconPaths } from './icon-paths';

/** A class of an icon font: `fas fa-star`. */
const CLASSES = /^[a-z][\w-]*( [a-z][\w-]*){0,3}$/i;

/** An icon, as the page builder saves it: classes of an icon font, or an SVG file. */
export const iconField = defineField({
  kind: 'group',
  shorthand: 'value',
  open: true,
  fields: {
    value: {
      kind: 'raw',
      reason: 'A text for icon fonts, an object with an address for files.',
      accepts: (value): value is string | { readonly url: string } =>
        typeof value === 'string' || typeof addressOf(value) === 'string',
      wanted: 'classes of an icon font, or an object with "url"',
      label: 'Icon',
      doc: 'Classes of an icon font, such as `fas fa-star`, or the file of an SVG. Default: none.',
    },
    library: {
      kind: 'text',
      label: 'Icon library',
      doc: 'The icon font, such as `fa-solid`, or `svg`. Default: known from the classes.',
    },
  },
});

/** A parsed icon. */
export type Icon = ValueOf<typeof iconField>;

/**
 * Prints an icon, hidden from screen readers; undefined for none. Icons of `iconPaths` are drawn; others need their
 * font on the page.
 */
export function printedIcon(
  icon: Icon | undefined,
  context: PrintContext,
): PrintedElement | undefined {
  const value = icon?.value;
  if (typeof value === 'string') return fontIcon(value.trim());
  const address = addressOf(value);
  const src = address === undefined ? undefined : context.pictureAddress(address);
  return src === undefined
    ? undefined
    : printed('img', { class: 'nh-icon-image', src, alt: '', width: '24', height: '24' });
}

function fontIcon(classes: string): PrintedElement | undefined {
  if (!CLASSES.test(classes)) return undefined;
  const name = / fa-([a-z-]+)/.exec(` ${classes}`)?.[1];
  return name !== undefined && Object.hasOwn(iconPaths, name)
    ? drawnIcon(name)
    : printed('i', { class: classes, 'aria-hidden': 'true' });
}

/** Prints an icon of `iconPaths`. */
export function drawnIcon(name: string): PrintedElement {
  const attributes = {
    class: 'nh-icon-drawing',
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  };
  return printed('svg', attributes, [printed('path', { d: iconPaths[name] })]);
}

function addressOf(value: unknown): string | undefined {
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : undefined;
  return typeof url === 'string' && url !== '' ? url : undefined;
}
