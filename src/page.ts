/**
 * What a page's own scripts may ask of the library, without any element: the site's configuration, the
 * actions that links run, files that are fetched on demand, and the page builder's devices, storage and
 * scroll observer. In the page layout this is `index.js`.
 */
import { configure as configureSite } from './core/config';
import type { SiteConfig } from './site-config';

export {
  type Action,
  type ActionSource,
  actionHash,
  parsedActionHash,
  registerAction,
  runAction,
} from './core/actions';
export {
  requireArgument,
  requireConstructor,
  requireInstance,
  requireType,
  type TypeName,
  unimplemented,
} from './core/arguments/checks';
export { type AssetName, assetAddress, loadAsset } from './core/assets';
export {
  type Breakpoints,
  type BuilderSize,
  builderDevices,
  type DeviceRange,
  deviceNow,
  deviceOrder,
  deviceRange,
  deviceSize,
  deviceValue,
  onDeviceChange,
} from './core/breakpoints';
export { escapeHtml } from './core/dom/escape-html';
export { autoplayAddress } from './core/media/autoplay-address';
export {
  type ScrollObserver,
  type ScrollObserverOptions,
  type ScrollState,
  scrollObserver,
} from './core/scroll/scroll-observer';
export type { Field, Fields, ValuesOf } from './core/settings';
export {
  type KeepOptions,
  localStore,
  type Store,
  type StoreConfig,
  sessionStore,
} from './core/storage/store';
export type { Behaviour, BehaviourContext } from './elements/built/behaviours/behaviour';
export { registerBehaviour } from './elements/built/behaviours/register';
export { type BuiltDocument, documentOf } from './elements/built/markup/document';
export type { SiteConfig } from './site-config';

/**
 * Sets fields of the site's configuration from script; elements on the page follow.
 *
 * A field that does not fit is left as it was and named in one console error; `undefined` takes an
 * earlier value back.
 */
export const configure: (fields: Partial<SiteConfig>) => void = configureSite;
