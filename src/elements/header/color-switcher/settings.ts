import * as z from 'zod/mini';
import { siteConfig } from '../../../core/config';
import { toggleSetting } from '../../../core/config/toggle-setting';

/** Junk is off, as it is for the head snippet. */
const flag = toggleSetting(false);

/** Colours by their number. PHP prints a list with gaps as an object; what is no text is left out. */
const palette = z.catch(
  z.pipe(
    z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
    z.transform((colours) => Object.fromEntries(Object.entries(colours).filter(isColour))),
  ),
  {},
);

const address = z.catch(z.string(), '');

/** What `colorSwitcher` of the site's configuration and `settings` of a tag may hold; junk is left out. */
export const SettingsSchema = z.object({
  /** False switches the whole thing off; default true. */
  isInit: z.optional(flag),
  /** The switched palette is a dark one: the body gets the theme's marker, and the logo follows. */
  isDarkPalette: z.optional(flag),
  /** What counts while the visitor has not chosen; `system` (the default) only with a dark palette. */
  defaultMode: z.optional(z.catch(z.enum(['light', 'dark', 'system']), 'system')),
  /** The state that the server has printed the page in. */
  isSwitched: z.optional(flag),
  /** A choice reloads the page instead of swapping in place. */
  forceReload: z.optional(flag),
  /** The colours of the theme's variables, by number. */
  palettes: z.optional(
    z.catch(z.object({ default: z.optional(palette), switched: z.optional(palette) }), {}),
  ),
  /** The addresses of the main logo; it changes only where both are given. */
  logos: z.optional(
    z.catch(z.object({ default: z.optional(address), switched: z.optional(address) }), {}),
  ),
  /** The accessible name of the button that is drawn where the server has printed none. */
  label: z.optional(z.catch(z.string(), '')),
});

/** What a tag or the site says, once it has been read. */
export type SwitcherSettings = z.output<typeof SettingsSchema>;

/** What the site's configuration says. */
export function siteSettings(): SwitcherSettings {
  return SettingsSchema.parse(siteConfig().colorSwitcher ?? {});
}

function isColour(entry: [string, unknown]): entry is [string, string] {
  return /^\d+$/.test(entry[0]) && typeof entry[1] === 'string';
}
