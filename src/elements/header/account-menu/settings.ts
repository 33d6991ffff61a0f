import * as z from 'zod/mini';
import { accountFields } from '../account';

const ItemSchema = z.object({
  title: z.string(),
  url: z.string(),
});

/** What `settings` of the tag may hold: what differs from the site's `account`, and what it draws. */
export const SettingsSchema = z.object({
  ...accountFields,
  /** At the mobile break point: a click opens the menu, or it is always shown. */
  mobile: z.catch(z.optional(z.enum(['click', 'shown'])), 'click'),
  /** The accessible name of the button that is drawn where the server has printed none. */
  label: z.catch(z.optional(z.string()), ''),
  /** The links of the menu that is drawn then. */
  items: z.catch(z.optional(z.array(ItemSchema)), []),
});

/** The settings of a tag, once they have been read. */
export type AccountMenuSettings = z.output<typeof SettingsSchema>;

/** How the menu works at a time. */
export type MenuWay =
  /** As a menu button. */
  | 'button'
  /** Always shown. */
  | 'shown'
  /** As the theme's stylesheet has it: under the pointer, or not at all. */
  | 'theme';
