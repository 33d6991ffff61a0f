/**
 * The API with which a site registers sections of its own in the kit tools. Exported as `nh-elements/kits`,
 * and as `kits/index.js` in the page build.
 */

export type { KitPart } from '../../api/kits/parts';
export type { Selection } from '../../api/kits/selection';
export { registerKitSection, type SectionSource } from './parts/registrations';
export * from './sections';
