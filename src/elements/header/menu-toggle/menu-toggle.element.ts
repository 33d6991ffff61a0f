import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './menu-toggle.settings';

export const props = {
  htmlFor: {
    kind: 'text',
    attribute: 'for',
    default: '',
    doc: 'The id of the menu, or of the panel around it. Default: the menu inside the element.',
  },
} as const;

const detail = {
  kind: {
    kind: 'choice',
    options: { dropdown: 'Dropdown', 'off-canvas': 'Off-canvas' },
    doc: 'How the menu opens: as a dropdown, or over the page.',
  },
} as const;

export const events = {
  'nh-menu-open': { detail, doc: 'The visitor opened the menu.' },
  'nh-menu-close': {
    detail,
    doc: 'The visitor closed the menu, or rotated or resized the window.',
  },
} as const;

export type MenuToggleProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-menu-toggle>`. */
export const menuToggle = defineContract({
  tag: 'nh-menu-toggle',
  summary: 'The button that opens the site’s menu, and the behaviour of the menu and its submenus.',
  since: '0.1.0',
  category: 'site',
  props,
  settings,
  settingsDoc:
    'How the menu and its submenus open. If a menu has several toggles, the settings of the first apply.',
  events,
  slots: { '': 'The theme’s own button. Without `for`, also the menu.' },
  parts: {
    button: 'The button that the element draws if the server has printed none.',
    icon: 'The icon of the drawn button: three bars, or a cross while the menu is open.',
  },
  cssProperties: {
    '--nh-menu-size':
      'Width and height of the drawn button. Default: `--nh-control`, else 2.75rem.',
    '--nh-menu-colour': 'Colour of the drawn button. Default: currentColor.',
    '--nh-menu-surface':
      'Background colour of an off-canvas menu without the theme’s styles. Default: `--nh-surface`, else Canvas.',
    '--nh-menu-width': 'Width of an off-canvas menu without the theme’s styles. Default: 22rem.',
  },
  tokens: ['--nh-surface', '--nh-control'],
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./menu-toggle.enhance'),
});

/** Enhances the server's button; a tag without one draws its own. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('button, nav') ? 'enhance' : 'replace';
}
