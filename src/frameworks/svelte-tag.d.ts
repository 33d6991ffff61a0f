import type { HTMLAttributes } from 'svelte/elements';
import type {
  Contract,
  ElementOf,
  EventContracts,
  PropFields,
  SettingsOf,
  TagAttributes,
  TagEvents,
} from '../core/element';
import type { Fields } from '../core/settings';

/** A tag in a template of Svelte: its attributes, and listeners by the events' names. */
export type SvelteTag<C extends Contract, Settings extends SettingsOf<C> = SettingsOf<C>> =
  C extends Contract<infer P, infer E, infer S>
    ? Own<P, E, S, ElementOf<C, Settings>> &
        Omit<HTMLAttributes<ElementOf<C, Settings>>, keyof Own<P, E, S, ElementOf<C, Settings>>>
    : never;

type Own<P extends PropFields, E extends EventContracts, S extends Fields, Host> = TagAttributes<
  P,
  S
> & {
  readonly [K in keyof TagEvents<E> & string as `on${K}`]?: (
    event: TagEvents<E>[K] & { readonly currentTarget: Host },
  ) => void;
};
