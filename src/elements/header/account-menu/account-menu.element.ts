import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './account-menu.settings';

export const props = {} as const;

const detail = {
  isNarrow: { kind: 'toggle', doc: 'The viewport is at most as wide as the menu breakpoint.' },
} as const;

export const events = {
  'nh-account-open': { detail, doc: 'The visitor opened the menu.' },
  'nh-account-close': {
    detail,
    doc: 'The visitor closed the menu, or clicked or focused something else.',
  },
} as const;

export type AccountMenuProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-account-menu>`. */
export const accountMenu = defineContract({
  tag: 'nh-account-menu',
  summary: 'The account icon in the header, and the menu that it opens.',
  since: '0.1.0',
  category: 'site',
  props,
  settings,
  settingsDoc:
    'Overrides of the site’s `account`, and the links of the menu that the element draws if the server has printed none.',
  events,
  slots: { '': 'The theme’s own icon and menu, which the element enhances.' },
  parts: {
    button: 'The button that the element draws if the server has printed none.',
    icon: 'The icon of the drawn button.',
    menu: 'The drawn menu: a list of links.',
    item: 'A link of the drawn menu.',
  },
  cssProperties: {
    '--nh-account-size':
      'Width and height of the drawn button. Default: `--nh-control`, else 2.75rem.',
    '--nh-account-surface':
      'Background colour of the drawn menu. Default: `--nh-surface`, else Canvas.',
    '--nh-account-line':
      'Border colour of the drawn menu. Default: `--nh-line`, else the text color at 25 %.',
  },
  tokens: ['--nh-surface', '--nh-line', '--nh-radius', '--nh-control'],
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./account-menu.enhance'),
});

/** Enhances the server's icon; a tag without one draws its own. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('a, button') ? 'enhance' : 'replace';
}
