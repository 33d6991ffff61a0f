import { type CoreConfig, defaultConfig } from '../config';

/** What site code may ask for of the page builder's own files. */
export type AssetName =
  | 'dialog'
  | 'dialog-style'
  | 'carousel'
  | 'carousel-style'
  | 'share-link'
  | 'lightbox-style';

/** What the site says about the builder's files. */
export type AssetSite = Pick<
  CoreConfig,
  'assetsPath' | 'uploadsPath' | 'builder' | 'breakpoints' | 'version'
>;

/** Paths below the assets path; those without a version of their own have the builder's. */
const FILES: Readonly<Record<AssetName, { readonly path: string; readonly version?: string }>> = {
  dialog: { path: 'lib/dialog/dialog.min.js', version: '4.9.3' },
  'dialog-style': { path: 'css/conditionals/dialog.min.css', version: '4.9.3' },
  carousel: { path: 'lib/swiper/v8/swiper.min.js', version: '8.4.5' },
  'carousel-style': { path: 'lib/swiper/v8/css/swiper.min.css', version: '8.4.5' },
  'share-link': { path: 'lib/share-link/share-link.min.js' },
  'lightbox-style': { path: 'css/conditionals/lightbox.min.css' },
};

/**
 * The address of one of the builder's files: below `assetsPath`, with `?ver=`. On a site with
 * breakpoints of its own the lightbox's style is the one that the builder has made for them, below
 * `uploadsPath`.
 *
 * @throws Error for another name, and where the configuration lacks the path that is needed
 */
export function assetAddress(name: AssetName, site: AssetSite): string {
  if (!Object.hasOwn(FILES, name)) {
    const names = Object.keys(FILES).join(', ');
    throw new Error(`nh-elements: no asset is called "${name}". Ask for one of ${names}.`);
  }
  const { path, version = site.version } = FILES[name];
  const isCustom = name === 'lightbox-style' && hasCustomBreakpoints(site.breakpoints);
  const address = isCustom
    ? below(name, 'uploadsPath', site, `${site.builder}/css/custom-lightbox.min.css`)
    : below(name, 'assetsPath', site, path);
  return version ? `${address}?ver=${encodeURIComponent(version)}` : address;
}

/** True where the active devices, or a width of theirs, are not the builder's own. */
function hasCustomBreakpoints(breakpoints: CoreConfig['breakpoints']): boolean {
  const own = defaultConfig.breakpoints;
  const devices = new Set([...Object.keys(own), ...Object.keys(breakpoints)]);
  return [...devices].some((device) => breakpoints[device] !== own[device]);
}

function below(
  name: AssetName,
  key: 'assetsPath' | 'uploadsPath',
  site: AssetSite,
  path: string,
): string {
  const folder = site[key];
  if (folder) return `${folder.replace(/(?<!\/)\/+$/, '')}/${path}`;
  throw new Error(
    `nh-elements: the asset "${name}" is not loaded, since the configuration has no ${key}. ` +
      'Set it to the address of the folder.',
  );
}
