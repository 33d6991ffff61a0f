/**
 * The catalogue of the admin tools' events, and what belongs to them. A page that tracks none of them
 * needs none of this.
 */
export { type KitEvents, kitEvents as kitEventMap } from '../element-events/kit-events';
export {
  type TemplateEvents,
  templateEvents as templateEventMap,
} from '../element-events/template-events';
export type { KitChoice, KitPart, KitSelection } from '../kits/kit-choice';
export { type KitFields, type KitShare, kitFields, kitShare } from '../kits/kit-fields';
export { catalogue } from './check';
export type { EventDeclaration, FieldKind } from './declaration';
export { declarationOf, events } from './events';
export * from './words';
