import type { PageDocument } from '../document';
import { pageSettingFields } from '../page-settings';
import { backgroundRules } from './background';
import { spaceRules } from './box-fields';
import { joinRules } from './join-rules';
import { CONTENT_WIDTH } from './layout-css';
import { type StyleSite, settingsRules } from './node-css';
import { blocksText } from './rules-text';
import type { StyleRules } from './style-rule';
import { length } from './writers';

const pageRules: StyleRules = joinRules(spaceRules(''), backgroundRules('background'), {
  container_width: { write: length(CONTENT_WIDTH) },
});

/** Returns the CSS of the page settings, for the box `.nh-page` around the content. Empty if none is set. */
export function pageCss({ page_settings }: PageDocument, site: StyleSite): string {
  const styled = { settings: pageSettingFields, styles: pageRules };
  return blocksText(settingsRules(styled, page_settings, site), '.nh-page');
}
