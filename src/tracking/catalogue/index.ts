/**
 * The catalogue of the admin tools' events, and what belongs to them. A page that tracks none of them
 * needs none of this.
 */
export { kitEvents as kitEventMap, type KitEvents } from '../element-events/kit-events';
export type { KitChoice, KitPart, KitSelection } from '../kits/kit-choice';
export { kitFields, type KitFields, type KitShare, kitShare } from '../kits/kit-fields';
export { catalogue } from './check';
export { declarationOf, events } from './events';
export type { EventDeclaration, FieldKind } from './declaration';
export * from './words';
