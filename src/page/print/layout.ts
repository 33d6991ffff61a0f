import type { Fields } from '../../core/settings';
import type { BuilderElement } from '../element';
import { isBoxed } from '../styles';
import { type Printed, type PrintedElement, printed } from './printed';
import { settingsAttribute } from './settings-attribute';
import { shapeDividers } from './shape-divider';

/** A tag of ours that gives a layout element its behaviour. */
export interface LayoutTag {
  readonly tag: string;
  readonly settings: Fields;
  /** True if the settings need the tag; otherwise the element is printed without it. */
  isNeeded(settings: BuilderElement['settings']): boolean;
}

/** The tags by the types of layout elements. */
export type LayoutTags = Readonly<Record<string, LayoutTag>>;

/** The HTML tags of the page builder's setting `html_tag`. A link as a container could contain other links. */
const tags: ReadonlySet<unknown> = new Set(
  'div header footer main article section aside nav'.split(' '),
);

/** True for the elements that arrange others. */
export function isLayout({ elType }: Pick<BuilderElement, 'elType'>): boolean {
  return elType === 'section' || elType === 'column' || elType === 'container';
}

/**
 * Prints the box of a section, column or container around its shape dividers and its printed children. Boxed containers
 * and sections have an inner box, whose width is limited.
 */
export function printLayout(
  { elType, settings }: BuilderElement,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly Printed[],
  layoutTag: LayoutTag | undefined,
): PrintedElement {
  const shapes = elType === 'column' ? [] : shapeDividers(settings);
  const inner = hasInnerBox(elType, settings)
    ? [...shapes, printed('div', { class: 'nh-inner' }, children)]
    : [...shapes, ...children];
  return printed(htmlTag(elType, settings), attributes, inTag(layoutTag, settings, inner));
}

/** Puts nodes into the tag that gives their element its behaviour, if the settings need it. */
function inTag(
  layoutTag: LayoutTag | undefined,
  settings: BuilderElement['settings'],
  nodes: readonly Printed[],
): readonly Printed[] {
  if (!layoutTag?.isNeeded(settings)) return nodes;
  const attributes = { settings: settingsAttribute(layoutTag.settings, settings) };
  return [printed(layoutTag.tag, attributes, nodes)];
}

function hasInnerBox(elType: string, settings: BuilderElement['settings']): boolean {
  if (elType === 'section') return true;
  return elType === 'container' && isBoxed(settings);
}

function htmlTag(elType: string, { html_tag: tag }: BuilderElement['settings']): string {
  if (typeof tag === 'string' && tags.has(tag)) return tag;
  return elType === 'section' ? 'section' : 'div';
}
