import { isClassList } from '../class-names';
import type { PageDocument } from '../document';
import { type Printed, type PrintedElement, printed } from './printed';

/** Returns the box around the elements of a page, with the author's classes. */
export function pageBox(
  { page_settings }: PageDocument,
  children: readonly Printed[],
): PrintedElement {
  const { css_classes: own } = page_settings;
  const classes = isClassList(own) ? own.split(/\s+/).filter(Boolean) : [];
  return printed('div', { class: ['nh-page', ...classes].join(' ') }, children);
}
