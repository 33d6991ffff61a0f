import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './color-switcher.settings';

export const props = {} as const;

export const events = {
  'nh-palette-change': {
    detail: {
      isSwitched: { kind: 'toggle', doc: 'The switched palette is now shown.' },
      isDark: { kind: 'toggle', doc: 'The palette that is now shown is dark.' },
    },
    doc: 'The visitor switched the palette. With `forceReload`, dispatched before the page reloads.',
  },
} as const;

export type ColorSwitcherProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-color-switcher>`. */
export const colorSwitcher = defineContract({
  tag: 'nh-color-switcher',
  summary:
    "A button that switches the site between the theme's two palettes and remembers the choice.",
  since: '0.1.0',
  category: 'site',
  props,
  settings,
  settingsDoc:
    "Overrides of the site's `colorSwitcher`. If a page has several switchers, the settings of the first apply.",
  events,
  slots: { '': "The theme's own button, which the element enhances." },
  parts: {
    button: 'The button that the element draws if the server has printed none.',
    icon: 'The icon of the drawn button: a moon, or a sun while the switched palette is shown.',
  },
  cssProperties: {
    '--nh-switcher-size':
      'Width and height of the drawn button. Default: `--nh-control`, else 2.75rem.',
    '--nh-switcher-colour': 'Colour of the drawn button. Default: currentColor.',
  },
  tokens: ['--nh-control'],
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./color-switcher.enhance'),
});

/** Enhances the server's button; a tag without one draws its own. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('button') ? 'enhance' : 'replace';
}
