export type { BuilderNode } from './builder-node';
export {
  type BodyModule,
  type ChildrenPolicy,
  type Contract,
  type DetailsOf,
  defineContract,
  type EventContract,
  type EventContracts,
  type Loading,
  type Mode,
  type PropContract,
  type PropContracts,
  type PropsOf,
} from './contract';
export { type ElementClass, type ElementOf, type ElementOptions, elementClass } from './element';
export { useFound } from './found';
export { type Emit, type Host, useEmit, useHost } from './host-context';
export { Portal } from './portal';
export type { ElementProblem } from './problem';
export { defineElement } from './registration';
export { Slot } from './slot';
