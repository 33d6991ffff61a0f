import type { Fields, ValueOf } from '../settings';
import type { DetailsOf, EventContracts, Loading, PropField, PropFields } from './contract';
import type { ElementProblem } from './problem';

/** The attribute that every tag takes. */
export interface LoadingAttribute {
  /** When autoload fetches the element's code; default: by the element. */
  readonly loading?: Loading;
}

/** The attributes of a tag, with the values that HTML text can give them. Settings are JSON text. */
export type TagAttributes<P extends PropFields, S extends Fields> = {
  readonly [K in keyof P as AttributeName<P[K]>]?: AttributeValue<P[K]>;
} & SettingsAttribute<S> &
  LoadingAttribute;

type SettingsAttribute<S extends Fields> = [S] extends [never]
  ? unknown
  : {
      /** The element's settings as JSON text; the property takes an object. */
      readonly settings?: string;
    };

type AttributeName<F extends PropField> = F extends { attribute: infer Name extends string }
  ? Name
  : never;

/** The values of the attribute of a property. */
export type AttributeValue<F> = F extends { kind: 'toggle' }
  ? boolean | ''
  : F extends { kind: 'number' }
    ? number | `${number}`
    : F extends { kind: 'choice' }
      ? ValueOf<F>
      : string;

/** The events of a tag by name, with the one of elements that cannot be rendered. */
export type TagEvents<E extends EventContracts> = {
  readonly [K in keyof E & string]: CustomEvent<DetailsOf<E>[K]>;
} & {
  readonly 'nh-error': CustomEvent<ElementProblem>;
};
