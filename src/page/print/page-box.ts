import { isClassList } from '../class-names';
import type { PageDocument } from '../document';
import { pageSettingFields } from '../page-settings';
import { colour, type StyleRules, type StyleSite, settingsCss, sides } from '../styles';
import { type Printed, type PrintedElement, printed } from './printed';

const styles: StyleRules = {
  margin: { write: sides('margin') },
  padding: { write: sides('padding') },
  background_color: { write: colour('background-color') },
};

/** Returns the box around the elements of a page, with the author's classes. */
export function pageBox(
  { page_settings }: PageDocument,
  children: readonly Printed[],
): PrintedElement {
  const { css_classes: own } = page_settings;
  const classes = isClassList(own) ? own.split(/\s+/).filter(Boolean) : [];
  return printed('div', { class: ['nh-page', ...classes].join(' ') }, children);
}

/** Returns the CSS of the box of a page. */
export function pageCss({ page_settings }: PageDocument, site: StyleSite): string {
  return settingsCss('.nh-page', { settings: pageSettingFields, styles }, page_settings, site);
}
