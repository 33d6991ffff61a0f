import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './menu-toggle.settings';

export const props = {
  htmlFor: {
    kind: 'text',
    attribute: 'for',
    default: '',
    doc: 'The id of the menu, or of the panel around it; default: the one inside the element.',
  },
} as const;

const detail = {
  kind: {
    kind: 'choice',
    options: { dropdown: 'Unfolded in its place', 'off-canvas': 'Over the page' },
    doc: 'How the menu shows.',
  },
} as const;

export const events = {
  'nh-menu-open': { detail, doc: 'The visitor has opened the menu.' },
  'nh-menu-close': {
    detail,
    doc: 'The visitor has closed the menu, or turned or resized the window.',
  },
} as const;

export type MenuToggleProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-menu-toggle>`. */
export const menuToggle = defineContract({
  tag: 'nh-menu-toggle',
  summary: 'The button that opens the site’s menu, and the life of the menu itself.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc:
    'How the menu shows and what opens its sub menus; of several toggles the first one’s count.',
  events,
  slots: { '': 'The theme’s own button, and the menu, if the element does not name one.' },
  parts: {
    button: 'The button that is drawn where the server has printed none.',
    icon: 'Its picture: three bars, or a cross while the menu is open.',
  },
  cssProperties: {
    '--nh-menu-size': 'The side of the drawn button; default 2.75rem.',
    '--nh-menu-colour': 'The colour of the drawn button; default currentColor.',
    '--nh-menu-surface':
      'The background of an off-canvas menu that no theme dresses; default Canvas.',
    '--nh-menu-width': 'Its width; default 22rem.',
  },
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./menu-toggle.enhance'),
});

/** The server's button is brought alive; a tag without one draws its own. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('button, nav') ? 'enhance' : 'replace';
}
