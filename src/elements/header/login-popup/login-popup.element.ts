import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './login-popup.settings';

export const props = {} as const;

export const events = {
  'nh-login-open': {
    detail: {},
    cancelable: true,
    doc: 'The popup is about to open; after `preventDefault()` the browser follows the link instead.',
  },
  'nh-login-close': { detail: {}, doc: 'The visitor closed the popup.' },
} as const;

export type LoginPopupProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-login-popup>`. */
export const loginPopup = defineContract({
  tag: 'nh-login-popup',
  summary: 'The CMS’s login form in a dialog that the account icon opens.',
  since: '0.1.0',
  category: 'site',
  props,
  settings,
  settingsDoc:
    'Overrides of the site’s `account`, and the addresses of the form that the element draws if the server has printed none.',
  events,
  slots: { '': 'The CMS’s own login form, with the theme’s markup around it.' },
  parts: {
    dialog: 'The dialog. Style the layer over the page with `::backdrop`.',
    box: 'The visible box of the dialog.',
    close: 'The close button, if the theme has printed none.',
    form: 'The form that the element draws if the server has printed none.',
  },
  cssProperties: {
    '--nh-login-surface': 'Background colour of the popup. Default: `--nh-surface`, else Canvas.',
    '--nh-login-width': 'Width of the popup. Default: 24rem.',
    '--nh-login-backdrop': 'Colour of the layer over the page.',
  },
  tokens: ['--nh-surface'],
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./login-popup.enhance'),
});

/** Wraps the CMS's form in the dialog; in a tag without a form the dialog holds a drawn one. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('form') ? 'slot' : 'replace';
}
