/**
 * `nh-elements/tracking/catalogue`: the admin tools' analytics events, with the maps that fill them from
 * elements' events. Pages that do not track the admin tools do not load it.
 */
export {
  type KitEvents,
  kitEventMap,
  type TemplateEvents,
  templateEventMap,
} from '../element-events/generated';
export type { KitChoice, KitPart, KitSelection } from '../kits/kit-choice';
export { type KitFields, type KitShare, kitFields, kitShare } from '../kits/kit-fields';
export { catalogue } from './check';
export type { EventDeclaration, FieldKind } from './declaration';
export { declarationOf, events } from './events';
export * from './words';
