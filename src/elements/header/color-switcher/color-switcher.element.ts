import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './color-switcher.settings';

export const props = {} as const;

export const events = {
  'nh-palette-change': {
    detail: {
      isSwitched: { kind: 'toggle', doc: 'The switched palette is shown now.' },
      isDark: { kind: 'toggle', doc: 'What is shown now is dark.' },
    },
    doc: 'The visitor has chosen the other palette; before a reload, where that is to follow.',
  },
} as const;

export type ColorSwitcherProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-color-switcher>`. */
export const colorSwitcher = defineContract({
  tag: 'nh-color-switcher',
  summary: "A button that switches the site between the theme's two palettes, and remembers which.",
  since: '0.1.0',
  props,
  settings,
  settingsDoc:
    "What differs from the site's `colorSwitcher`; of several switchers the first one's counts.",
  events,
  slots: { '': "The theme's own button, which the element brings alive." },
  parts: {
    button: 'The button that is drawn where the server has printed none.',
    icon: 'Its picture: a moon, or a sun while the switched palette is shown.',
  },
  cssProperties: {
    '--nh-switcher-size': 'The side of the drawn button; default 2.75rem.',
    '--nh-switcher-colour': 'The colour of the drawn button; default currentColor.',
  },
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./color-switcher.enhance'),
});

/** The server's button is brought alive; a tag without one gets one built. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('button') ? 'enhance' : 'replace';
}
