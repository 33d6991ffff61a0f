import type { Fields } from '../../core/settings';
import { type Printed, type PrintedElement, printed } from '../../page/print/printed';
import { settingsAttribute } from '../../page/print/settings-attribute';
import type { WidgetContext } from '../../page/print/widget';

/**
 * Prints a tag of the library around the markup that its controller activates. The settings contain only what the markup
 * does not show.
 *
 * @param fields the settings of the element that its controller reads
 */
export function tagWith(
  tag: string,
  fields: Fields,
  { element }: WidgetContext,
  ...markup: readonly Printed[]
): readonly [PrintedElement] {
  const settings = settingsAttribute(fields, element.settings);
  // The theme gives the markup its look by this attribute, as that which the element draws itself.
  return [printed(tag, { settings }, [printed('div', { 'data-nh-drawn': true }, markup)])];
}

/** Prints a tag of the library around markup that is laid out by the tag itself. */
export function tagAround(
  tag: string,
  fields: Fields,
  { element }: WidgetContext,
  ...markup: readonly Printed[]
): readonly [PrintedElement] {
  return [printed(tag, { settings: settingsAttribute(fields, element.settings) }, markup)];
}

/** Returns the declarations of some settings. */
export function only<const K extends string>(
  fields: Readonly<Record<K, Fields[string]>> & Fields,
  ...keys: readonly K[]
): Fields {
  return Object.fromEntries(keys.map((key) => [key, fields[key]]));
}

/** Returns a box with a class and content; undefined without content. */
export function boxOf(
  tag: string,
  className: string,
  children: readonly Printed[],
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
): PrintedElement[] {
  return children.length === 0 ? [] : [printed(tag, { class: className, ...attributes }, children)];
}

/** Returns a text as a list of nodes: none for an empty text. */
export function textNodes(text: string | undefined): readonly string[] {
  return text ? [text] : [];
}

/** Returns paragraphs of a plain text, in which blank lines separate them. */
export function paragraphs(text: string): readonly Printed[] {
  return text
    .split(/\r?\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => printed('p', {}, [paragraph]));
}

/** Returns the drawing of an icon, hidden from screen readers. */
export function lineIcon(path: string, part?: string): PrintedElement {
  return printed('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', part }, [
    printed('path', { d: path }),
  ]);
}
