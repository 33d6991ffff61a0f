import type {
  ClassAttributes,
  ForwardRefExoticComponent,
  HTMLAttributes,
  RefAttributes,
} from 'react';
import type {
  Contract,
  DetailsOf,
  ElementOf,
  ElementProblem,
  EventContracts,
  LoadingAttribute,
  PropFields,
  SettingsOf,
  TagAttributes,
  TagEvents,
} from '../core/element';
import type { Fields, InputOf } from '../core/settings';

/** A component that prints an element's tag; its ref is the element. */
export type ElementComponent<
  C extends Contract,
  Settings extends SettingsOf<C> = SettingsOf<C>,
> = ForwardRefExoticComponent<ComponentProps<C, Settings> & RefAttributes<ElementOf<C, Settings>>>;

/** What a component takes: what is the element's own, and what every HTML element takes in JSX. */
type ComponentProps<C, Settings extends SettingsOf<C>> =
  C extends Contract<infer P, infer E, infer S>
    ? WithHtml<
        OwnProps<P, S, Settings> & Handlers<E, ElementOf<C, Settings>>,
        ElementOf<C, Settings>
      >
    : never;

type WithHtml<Own, E> = Own & Omit<HTMLAttributes<E>, keyof Own>;

type OwnProps<P extends PropFields, S extends Fields, Settings> = {
  readonly [K in keyof P]?: InputOf<P[K]>;
} & SettingsProp<S, Settings> &
  LoadingAttribute;

type SettingsProp<S extends Fields, Settings> = [S] extends [never]
  ? unknown
  : {
      /** The element's settings; printed as JSON. */
      readonly settings?: Settings;
    };

/** `form-mailsent` → `FormMailsent` */
type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/** `nh-form-mailsent` → `onFormMailsent` */
type HandlerName<Type> = Type extends `nh-${infer Name}` ? `on${PascalCase<Name>}` : never;

type Handlers<E extends EventContracts, Host> = {
  readonly [K in keyof E as HandlerName<K>]?: Handler<DetailsOf<E>[K], Host>;
} & {
  /** The element could not be rendered; its children are shown. */
  readonly onError?: Handler<ElementProblem, Host>;
};

type Handler<Detail, Host> = (
  event: CustomEvent<Detail> & { readonly currentTarget: Host },
) => void;

/** What the plain tag takes in JSX: attributes as text, and in React 19 listeners by the events' names. */
export type TagProps<C, Settings extends SettingsOf<C> = SettingsOf<C>> =
  C extends Contract<infer P, infer E, infer S>
    ? ClassAttributes<ElementOf<C, Settings>> &
        WithHtml<Attributes<P, S> & Listeners<E>, ElementOf<C, Settings>>
    : never;

type Attributes<P extends PropFields, S extends Fields> = TagAttributes<P, S> & {
  /** React 18 knows no `className` of custom elements. */
  readonly class?: string;
};

type Listeners<E extends EventContracts> = {
  readonly [K in keyof TagEvents<E> & string as `on${K}`]?: (event: TagEvents<E>[K]) => void;
};
