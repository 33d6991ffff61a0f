import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import type { ValueOf } from '../../../core/settings';
import { searchKind, settings } from './search-overlay.settings';

export const props = {} as const;

const detail = { kind: searchKind } as const;

export const events = {
  'nh-search-open': { detail, doc: 'The visitor opened the overlay.' },
  'nh-search-close': { detail, doc: 'The visitor closed the overlay.' },
} as const;

export type SearchOverlayProps = PropsOf<typeof props, typeof settings>;
/** The kinds of a search in the header. */
export type SearchKind = ValueOf<typeof searchKind>;

/** The contract of `<nh-search-overlay>`. */
export const searchOverlay = defineContract({
  tag: 'nh-search-overlay',
  summary:
    "Opens the CMS's own search form beside its icon, over the header, or over the whole page.",
  since: '0.1.0',
  category: 'site',
  props,
  settings,
  settingsDoc: 'The style of the overlay, and the address and placeholder of a drawn form.',
  events,
  slots: {
    '': "The theme's search icon, a link to the search page, and the box with the form. For the theme's dropdown (`slide-search`), the icon and the form beside it.",
  },
  parts: {
    opener: 'The search icon that the element draws if the server has printed none.',
    box: 'The box that a drawn icon opens.',
    form: 'The search form in the box.',
    close: 'The button that closes the box.',
  },
  cssProperties: {
    '--nh-search-surface':
      'Background colour of a drawn box. Default: `--nh-surface`, else Canvas.',
  },
  tokens: ['--nh-surface', '--nh-text'],
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./search-overlay.enhance'),
});

/** Enhances the server's icon; a tag without one draws icon, box and form. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('a, button, form') ? 'enhance' : 'replace';
}
