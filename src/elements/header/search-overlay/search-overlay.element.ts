import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import type { ValueOf } from '../../../core/settings';
import { searchKind, settings } from './search-overlay.settings';

export const props = {} as const;

const detail = { kind: searchKind } as const;

export const events = {
  'nh-search-open': { detail, doc: 'The visitor has opened the overlay.' },
  'nh-search-close': { detail, doc: 'The visitor has closed the overlay.' },
} as const;

export type SearchOverlayProps = PropsOf<typeof props, typeof settings>;
export type SearchKind = ValueOf<typeof searchKind>;

/** The contract of `<nh-search-overlay>`. */
export const searchOverlay = defineContract({
  tag: 'nh-search-overlay',
  summary: "Opens the CMS's own search form over the header, or over the whole page.",
  since: '0.1.0',
  props,
  settings,
  settingsDoc: 'The kind of overlay, and what a form needs that the server has not printed.',
  events,
  slots: {
    '': "The theme's search icon, a link to the search page, and the box with the form.",
  },
  parts: {
    opener: 'The search icon that is drawn where the server has printed none.',
    box: 'What a drawn icon opens.',
    form: 'The form in it.',
    close: 'The button that closes it.',
  },
  cssProperties: {
    '--nh-search-surface': 'The background of a drawn box; default Canvas.',
  },
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./search-overlay.enhance'),
});

/** The server's icon is brought alive; a tag without one draws icon, box and form. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('a, button, form') ? 'enhance' : 'replace';
}
