import { type CoreConfig, defaultConfig } from '../../../core/config';

/** Files of the page builder that site code can load. */
export type AssetName =
  | 'dialog'
  | 'dialog-style'
  | 'carousel'
  | 'carousel-style'
  | 'share-link'
  | 'lightbox-style';

/** The part of the site configuration that locates the builder's files. */
export type AssetSite = Pick<
  CoreConfig,
  'assetsPath' | 'uploadsPath' | 'builder' | 'breakpoints' | 'version'
>;

/** Paths below the assets path. Default version: the builder's. */
const FILES: Readonly<Record<AssetName, { readonly path: string; readonly version?: string }>> = {
  dialog: { path: 'lib/dialog/dialog.min.js', version: '4.9.3' },
  'dialog-style': { path: 'css/conditionals/dialog.min.css', version: '4.9.3' },
  carousel: { path: 'lib/swiper/v8/swiper.min.js', version: '8.4.5' },
  'carousel-style': { path: 'lib/swiper/v8/css/swiper.min.css', version: '8.4.5' },
  'share-link': { path: 'lib/share-link/share-link.min.js' },
  'lightbox-style': { path: 'css/conditionals/lightbox.min.css' },
};

/**
 * Returns the address of one of the builder's files: below `assetsPath`, with `?ver=`. On a site with custom
 * breakpoints, the lightbox style is the file that the builder has generated below `uploadsPath`.
 *
 * @throws Error if the name is unknown, or the configuration lacks the required path
 */
export function assetAddress(name: AssetName, site: AssetSite): string {
  if (!Object.hasOwn(FILES, name)) {
    const names = Object.keys(FILES).join(', ');
    throw new Error(`nh-elements: no asset is called "${String(name)}". Use one of ${names}.`);
  }
  const { path, version = site.version } = FILES[name];
  const isCustom = name === 'lightbox-style' && hasCustomBreakpoints(site.breakpoints);
  const address = isCustom
    ? below(name, 'uploadsPath', site, `${site.builder}/css/custom-lightbox.min.css`)
    : below(name, 'assetsPath', site, path);
  return version ? `${address}?ver=${encodeURIComponent(version)}` : address;
}

/** Whether the active devices or their widths differ from the builder's defaults. */
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
    `nh-elements: the asset "${name}" is not loaded, because the configuration has no ${key}. ` +
      `Set ${key} to the address of the folder.`,
  );
}
