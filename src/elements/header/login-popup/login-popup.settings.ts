import { defineSettings, type ValuesOf } from '../../../core/settings';
import { accountFields } from '../account';

/** The keys of the tag's `settings`: overrides of the site's `account`, and the content of a drawn form. */
export const settings = defineSettings({
  ...accountFields,
  title: {
    kind: 'text',
    label: 'Popup title',
    group: 'texts',
    doc: 'Accessible name of the popup. Default: "Log in".',
  },
  login_url: {
    kind: 'text',
    label: 'Login URL',
    group: 'content',
    doc: 'Address that a drawn login form is submitted to. Required if the server prints no form.',
    examples: ['/wp-login.php'],
  },
  redirect_to: {
    kind: 'text',
    label: 'Redirect URL',
    group: 'content',
    doc: 'Page that the visitor is sent to after logging in with a drawn form. Default: chosen by the CMS.',
  },
  register_url: {
    kind: 'text',
    label: 'Registration URL',
    group: 'content',
    doc: 'Address of the "Register" link below a drawn form. Default: no link.',
  },
  lost_password_url: {
    kind: 'text',
    label: 'Lost password URL',
    group: 'content',
    doc: 'Address of the "Lost your password?" link below a drawn form. Default: no link.',
  },
});

/** The parsed settings of a tag. */
export type LoginSettings = ValuesOf<typeof settings>;
