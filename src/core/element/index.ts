export type { BuilderNode } from './builder-node';
export {
  type BodyModule,
  type ChildrenPolicy,
  type Contract,
  type Controller,
  type DetailsOf,
  defineContract,
  type Emit,
  type EnhanceContext,
  type EnhanceModule,
  type EventContract,
  type EventContracts,
  type Loading,
  type Mode,
  type PropField,
  type PropFields,
  type PropsOf,
} from './contract';
export { Definition } from './definition';
export {
  adoptedInstance,
  type ElementClass,
  type ElementOf,
  type ElementOptions,
  elementClass,
  instanceOf,
  type SettingsOf,
} from './element';
export { Instance } from './instance';
export type { ElementProblem } from './problem';
export { defineElement } from './registration';
export type { AttributeValue, LoadingAttribute, TagAttributes, TagEvents } from './tag-types';
