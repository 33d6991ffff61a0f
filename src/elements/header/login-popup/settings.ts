import * as z from 'zod/mini';
import { accountFields } from '../account';

const text = z.catch(z.optional(z.string()), '');

/** What `settings` of the tag may hold: what differs from the site's `account`, and what it draws. */
export const SettingsSchema = z.object({
  ...accountFields,
  /** The popup's accessible name. */
  title: text,
  /** Where the form that is drawn, if none is printed, is sent to. */
  login_url: text,
  /** Where it leads to afterwards. */
  redirect_to: text,
  /** The optional links below it. */
  register_url: text,
  lost_password_url: text,
});

/** The settings of a tag, once they have been read. */
export type LoginSettings = z.output<typeof SettingsSchema>;
