/**
 * The API for a page's own scripts, independent of any element: the site's configuration, actions of links,
 * files loaded on demand, and the page builder's devices, storage and scroll observer. In the page layout
 * this is `index.js`.
 */
import { configure as configureSite } from './core/config';
import type { SiteConfig } from './site-config';

export type { Behaviour, BehaviourContext } from './builder/behaviours/behaviour';
export { registerBehaviour } from './builder/behaviours/register';
export { type BuiltDocument, documentOf } from './builder/markup/document';
export {
  type Action,
  type ActionSource,
  actionHash,
  parsedActionHash,
  registerAction,
  runAction,
} from './builder/runtime/actions';
export {
  requireArgument,
  requireConstructor,
  requireInstance,
  requireType,
  type TypeName,
  unimplemented,
} from './builder/runtime/arguments/checks';
export { type AssetName, assetAddress, loadAsset } from './builder/runtime/assets';
export { autoplayAddress } from './builder/runtime/autoplay-address';
export {
  deviceOrder,
  deviceRange,
  deviceSize,
  deviceValue,
  onDeviceChange,
} from './builder/runtime/devices';
export { escapeHtml } from './builder/runtime/escape-html';
export {
  type ScrollObserver,
  type ScrollObserverOptions,
  type ScrollState,
  scrollObserver,
} from './builder/runtime/scroll/scroll-observer';
export {
  type KeepOptions,
  localStore,
  type Store,
  type StoreConfig,
  sessionStore,
} from './builder/runtime/storage/store';
export {
  type Breakpoints,
  type BuilderSize,
  builderDevices,
  type DeviceRange,
  deviceNow,
} from './core/breakpoints';
export type { Field, Fields, ValuesOf } from './core/settings';
export type { SiteConfig } from './site-config';

/**
 * Sets fields of the site's configuration from script; elements on the page follow.
 *
 * An invalid field keeps its value and is named in one console error; `undefined` removes an earlier value.
 */
export const configure: (fields: Partial<SiteConfig>) => void = configureSite;
