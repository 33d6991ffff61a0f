/**
 * What a site adds to the kit tools: sections of its own. The package's `nh-elements/kits`; in the page
 * layout this is `kits/index.js`.
 */
export { registerKitSection, type SectionSource } from './parts/registrations';
export * from './sections';
export type { KitPart } from './wire/parts';
export type { Selection } from './wire/selection';
