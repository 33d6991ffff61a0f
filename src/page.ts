/**
 * What a page's own scripts may ask of the library, without any element: the site's configuration, the
 * actions that links run, and files that are fetched on demand. In the page layout this is `index.js`.
 */
export {
  type Action,
  type ActionSource,
  actionHash,
  parsedActionHash,
  registerAction,
  runAction,
} from './core/actions';
export { type AssetName, assetAddress, loadAsset } from './core/assets';
export { configure, type SiteConfig } from './core/config';
export type { Field, Fields, ValuesOf } from './core/settings';
