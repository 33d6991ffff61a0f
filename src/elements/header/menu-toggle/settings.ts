import * as z from 'zod/mini';

/** What `settings` of the tag may hold; junk falls back to the default. */
export const SettingsSchema = z.object({
  /**
   * How the menu shows: unfolded in its place, or over the page with the focus kept inside; default:
   * what the theme's header says by `data-type` or `data-toggle-type`. `full-width` is off-canvas too.
   */
  kind: z.catch(z.optional(z.enum(['dropdown', 'off-canvas', 'full-width'])), undefined),
  /**
   * What opens a sub menu of an open menu: its own button, or first the item's link, which is
   * followed at the second click.
   */
  submenus: z.catch(z.optional(z.enum(['button', 'link'])), 'button'),
  /** The accessible name of the button that is drawn where the server has printed none. */
  label: z.catch(z.optional(z.string()), ''),
});

/** The settings of a tag, once they have been read. */
export type MenuSettings = z.output<typeof SettingsSchema>;
