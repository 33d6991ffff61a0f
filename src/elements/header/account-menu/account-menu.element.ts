import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './account-menu.settings';

export const props = {} as const;

const detail = {
  isNarrow: { kind: 'toggle', doc: 'The header is at the mobile side of its break point.' },
} as const;

export const events = {
  'nh-account-open': { detail, doc: 'The visitor has opened the menu.' },
  'nh-account-close': { detail, doc: 'The visitor has closed the menu, or left it.' },
} as const;

export type AccountMenuProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-account-menu>`. */
export const accountMenu = defineContract({
  tag: 'nh-account-menu',
  summary: 'The account’s icon in the header, and the menu that it opens.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc:
    'What differs from the site’s `account`, and the links to draw where none are printed.',
  events,
  slots: { '': 'The theme’s own icon and menu, which the element brings alive.' },
  parts: {
    button: 'The button that is drawn where the server has printed none.',
    icon: 'Its picture.',
    menu: 'The list of links that it opens.',
    item: 'A link in it.',
  },
  cssProperties: {
    '--nh-account-size': 'The side of the drawn button; default 2.75rem.',
    '--nh-account-surface': 'The background of the drawn menu; default Canvas.',
    '--nh-account-line': 'The colour of its border.',
  },
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./account-menu.enhance'),
});

/** The server's icon is brought alive; a tag without one draws its own. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('a, button') ? 'enhance' : 'replace';
}
