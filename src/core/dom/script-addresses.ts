import { siteConfig } from '../config';

/** The player scripts of the video providers. */
export const PLAYER_SCRIPTS = {
  youtube: 'https://www.youtube.com/iframe_api',
  vimeo: 'https://player.vimeo.com/api/player.js',
} as const;

/**
 * True for scripts that this library may load: the providers' players, and files below the configured
 * assets path.
 */
export function isKnownScript(address: string): boolean {
  if (Object.values<string>(PLAYER_SCRIPTS).includes(address)) return true;
  const folder = siteConfig().assetsPath;
  const base = globalThis.document?.baseURI;
  if (!folder || !URL.canParse(folder, base) || !URL.canParse(address, base)) return false;
  // Resolved, so that `..` cannot leave the folder.
  return new URL(address, base).href.startsWith(
    `${new URL(folder, base).href.replace(/\/$/, '')}/`,
  );
}
