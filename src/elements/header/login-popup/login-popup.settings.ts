import { defineSettings, type ValuesOf } from '../../../core/settings';
import { accountFields } from '../account';

/** What `settings` of the tag may hold: what differs from the site's `account`, and what it draws. */
export const settings = defineSettings({
  ...accountFields,
  title: {
    kind: 'text',
    label: 'Title',
    group: 'texts',
    doc: 'The popup’s accessible name; default "Log in".',
  },
  login_url: {
    kind: 'text',
    label: 'Address of the log-in',
    group: 'content',
    doc: 'Where the form that is drawn, if none is printed, is sent to.',
    examples: ['/wp-login.php'],
  },
  redirect_to: {
    kind: 'text',
    label: 'Leads to',
    group: 'content',
    doc: 'Where it leads to afterwards.',
  },
  register_url: {
    kind: 'text',
    label: 'Address of the registration',
    group: 'content',
    doc: 'The optional link below it by which a visitor registers.',
  },
  lost_password_url: {
    kind: 'text',
    label: 'Address for a lost password',
    group: 'content',
    doc: 'The optional link below it for who has lost the password.',
  },
});

/** The settings of a tag, once they have been read. */
export type LoginSettings = ValuesOf<typeof settings>;
