import type { LeftOutCode } from '../../../src/api/pages/page';
import type { PageDocument, SavedSettings } from '../../../src/page';
import type { Document } from '../cms/document';
import type { Site } from '../site';
import { withoutNewCode } from './code-filter';
import type { PageState } from './page-state';
import { withPresentFields } from './present-fields';
import { rightsOf } from './rights';

/** A changed page, and the settings that it lacks since its author may not change them. */
export interface AllowedPage {
  readonly document: PageDocument;
  readonly leftOut: LeftOutCode[];
}

/** A changed page as a person may save it: without new code, and with the page's settings as they were. */
export function allowedPage(
  site: Site,
  person: string,
  document: Document,
  state: PageState,
  after: PageDocument,
): AllowedPage {
  const { html, settings } = rightsOf(site, person);
  const before = state.newest.document;
  const page = html ? { document: after, leftOut: [] } : withoutNewCode(before, after);
  if (settings) return page;
  const shown = withPresentFields(state, document).page_settings;
  const changed = changedKeys(shown, after.page_settings);
  const code = page.leftOut.filter(({ element }) => element !== null);
  return {
    document: { ...page.document, page_settings: before.page_settings },
    leftOut: [...changed.map((setting) => ({ element: null, setting })), ...code],
  };
}

/** The settings that differ. Saving never changes the status, so an old one is no change. */
function changedKeys(before: SavedSettings, after: SavedSettings): readonly string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return keys.filter((key) => key !== 'post_status' && !isSame(key));
}
