import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './login-popup.settings';

export const props = {} as const;

export const events = {
  'nh-login-open': {
    detail: {},
    cancelable: true,
    doc: 'The popup is about to open; without it, the link is followed.',
  },
  'nh-login-close': { detail: {}, doc: 'The visitor has closed the popup.' },
} as const;

export type LoginPopupProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-login-popup>`. */
export const loginPopup = defineContract({
  tag: 'nh-login-popup',
  summary: 'The CMS’s log-in form in a dialog, opened by the account’s icon.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc:
    'What differs from the site’s `account`, and the form to draw where none is printed.',
  events,
  slots: { '': 'The CMS’s own log-in form, with what the theme prints around it.' },
  parts: {
    dialog: 'The dialog; `::backdrop` is the page behind it.',
    box: 'All that is seen of it.',
    close: 'The button that closes it, unless the theme has printed one.',
    form: 'The form that is drawn where the server has printed none.',
  },
  cssProperties: {
    '--nh-login-surface': 'The background; default Canvas.',
    '--nh-login-width': 'The width; default 24rem.',
    '--nh-login-backdrop': 'The colour over the page behind.',
  },
  children: childrenPolicy,
  loading: 'idle',
  enhance: () => import('./login-popup.enhance'),
});

/** The dialog goes around the CMS's form; in a tag without one it holds its own. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('form') ? 'slot' : 'replace';
}
