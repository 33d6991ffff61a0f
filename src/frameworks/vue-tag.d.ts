import type { EmitFn, HTMLAttributes } from 'vue';
import type {
  AttributeValue,
  Contract,
  ElementOf,
  LoadingAttribute,
  PropFields,
  SettingsOf,
  TagEvents,
} from '../core/element';
import type { Fields, InputOf } from '../core/settings';

/** A tag in a template of Vue: its attributes, bound properties and events. */
export type VueTag<C extends Contract, Settings extends SettingsOf<C> = SettingsOf<C>> =
  C extends Contract<infer P, infer E, infer S>
    ? new () => ElementOf<C, Settings> & {
        $props: Bound<P, S, Settings> & LoadingAttribute & Omit<HTMLAttributes, keyof P>;
        $emit: EmitFn<{ [K in keyof TagEvents<E> & string]: (event: TagEvents<E>[K]) => void }>;
      }
    : never;

/** Vue knows attributes by the names of their properties; `.prop` binds the property itself. */
type Bound<P extends PropFields, S extends Fields, Settings> = {
  readonly [K in keyof P]?: InputOf<P[K]> | AttributeValue<P[K]>;
} & ([S] extends [never]
  ? unknown
  : {
      /** The element's settings: with `.prop` an object, otherwise JSON text. */
      readonly settings?: Settings | string;
    });
