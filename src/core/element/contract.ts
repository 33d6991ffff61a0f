import type { DetailOf, Field, Fields, ValueOf, ValuesOf } from '../settings';
import type { Built } from './built';

/** What becomes of the children that the server printed inside the tag. */
export type ChildrenPolicy =
  /** Fallback content: shown until the body is drawn, and again if the body fails. */
  | 'replace'
  /** Content that the body wraps, where it renders `<Slot />`. */
  | 'slot'
  /** Server markup that stays where it is; a controller works on it, or the body beside it. */
  | 'enhance';

/** When `autoload` fetches an element; the attribute `loading` on a tag overrides its contract. */
export type Loading =
  /** At once. */
  | 'eager'
  /** When it comes near the viewport. */
  | 'visible'
  /** When the browser has nothing better to do. */
  | 'idle'
  /** When a pointer, a touch or the focus reaches it; only where the server's HTML is complete. */
  | 'interaction';

/** How a page is being shown: by the builder's editor, to the public, or as the editor's preview. */
export type Mode = 'edit' | 'public' | 'preview';

/** One property of an element beside its settings, with the attribute that sets it from HTML. */
export type PropField = Field & {
  /**
   * The attribute's name, in lower case; absent for what only script can give. A toggle is true by
   * presence (`"false"`, `"no"` and `"0"` are false, as CMSs print them); lists and objects are JSON.
   */
  readonly attribute?: string;
};

/** One event that an element dispatches: bubbling, composed, with a typed detail. */
export interface EventContract<D extends Fields = Fields> {
  readonly detail: D;
  /** True only where a page may say no with `preventDefault()`. */
  readonly cancelable?: boolean;
  readonly doc: string;
}

/** A named thing and its one line for the reference: a slot, a part, a custom property. */
export type Documented = Readonly<Record<string, string>>;

export type PropFields = Readonly<Record<string, PropField>>;
export type EventContracts = Readonly<Record<string, EventContract>>;

/** The values that a body receives, by property name: those of its properties, and its settings if it has any. */
export type PropsOf<P extends PropFields, S extends Fields = never> = {
  -readonly [K in keyof P | ([S] extends [never] ? never : 'settings')]: K extends keyof P
    ? ValueOf<P[K]> | (P[K] extends { default: unknown } ? never : undefined)
    : ValuesOf<S>;
};

/** The details of an element's events, by event name. */
export type DetailsOf<E extends EventContracts> = { [K in keyof E]: DetailOf<E[K]['detail']> };

/** A body's module: the React component and the text of its stylesheet. */
export interface BodyModule {
  // A body's props come from its own contract; the host hands them over as parsed. Not in React's words:
  // a page that draws nothing by itself need not have React's types.
  readonly default: (props: never) => unknown;
  readonly styles: string;
}

/** Dispatches an element's events, typed by its contract: bubbling and composed. */
export type Emit<E extends EventContracts> = <N extends keyof E & string>(
  name: N,
  // Of no element in particular: its own controller knows what it tells.
  detail: [E] extends [never] ? unknown : DetailsOf<E>[N],
  /** A node inside the element to dispatch it on; default: the element. */
  from?: EventTarget,
) => boolean;

/** What a controller is given when its element comes alive. */
export interface EnhanceContext<
  P = Readonly<Record<string, unknown>>,
  E extends EventContracts = EventContracts,
> {
  /** The element with the printed markup: a tag of ours, or a builder's node without one. */
  readonly host: HTMLElement;
  /** The host's shadow root, for what the controller itself builds; null in light DOM. */
  readonly shadow: ShadowRoot | null;
  /** What becomes of the host's children, by what is printed in it. */
  readonly policy: ChildrenPolicy;
  /** The properties as they are now; later ones come through `update`. */
  readonly props: P;
  /** Returns false if the page has said no to a cancelable event. */
  readonly emit: Emit<E>;
  /** Ends every listener, observer and call that the controller has begun. */
  readonly signal: AbortSignal;
  /**
   * Brings React and the contract's body beside the living controller, for what must be drawn.
   *
   * @returns whether it is painted; without it the controller lives on, and a later call tries again
   */
  draw(): Promise<boolean>;
  /** What the controller has shown by `build`, for the host to keep in its place. */
  readonly shown: Shown;
}

/** What a controller has built, if it has. */
export interface Shown {
  built?: Built;
}

/** A living controller. */
export interface Controller<P = Readonly<Record<string, unknown>>> {
  /** Told once, however many properties have changed, and when the site's configuration has. */
  update?(props: P): void;
}

/** The module that brings printed markup alive, without React, and the text of its stylesheet. */
export interface EnhanceModule {
  readonly styles: string;
  // As with a body: its context is typed by its own contract.
  enhance(context: EnhanceContext<never, never>): Controller<never> | undefined;
}

/** The page builder's node that an element brings alive in place, where the site has it adopted. */
export interface AdoptedType {
  /** `data-widget_type` with its skin (`accordion.default`), or `data-element_type` (`section`). */
  readonly type: string;
  /** Words of which `data-settings` must hold one, or else there is nothing to do; absent: no such condition. */
  readonly words?: readonly string[];
}

/** The single source of an element's public face. Data only, so that Node can read it. */
export interface Contract<
  P extends PropFields = PropFields,
  E extends EventContracts = EventContracts,
  S extends Fields = Fields,
> {
  /** The tag, beginning with `nh-`. */
  readonly tag: `nh-${string}`;
  /** What the element is, in one sentence. */
  readonly summary: string;
  /** The release that brought it. */
  readonly since: string;
  /** Scalars that a CMS prints on their own, and what only script can give. */
  readonly props: P;
  /** The keys of the JSON object that the attribute and the property `settings` take. */
  readonly settings?: S;
  /** What the settings are about, in one line for the reference. */
  readonly settingsDoc?: string;
  readonly events: E;
  readonly slots: Documented;
  readonly parts: Documented;
  readonly cssProperties: Documented;
  /**
   * What becomes of its children; a function where it depends on what the server printed. It is asked
   * again when the children change, so it looks only at the host's attributes and content; and when the
   * properties do, if it takes them.
   */
  // As with a body: its properties are typed by its own contract.
  readonly children: ChildrenPolicy | ((host: HTMLElement, props: never) => ChildrenPolicy);
  /** When `autoload` fetches it. */
  readonly loading: Loading;
  /** The modes it runs in; all when absent. */
  readonly modes?: readonly Mode[];
  /** The feature flag of the site's configuration that it needs. */
  readonly feature?: string;
  /** The builder's node that it brings alive without its tag. */
  readonly adopts?: AdoptedType;
  /** True of what only wraps content: a click inside never waits for its code. */
  readonly isBackdrop?: boolean;
  /** Elements that the body draws; they are defined before it is mounted. */
  readonly inner?: readonly Contract[];
  /** Brings the React body and its stylesheet; absent where nothing is ever drawn. */
  readonly load?: () => BodyModule | Promise<BodyModule>;
  /**
   * Brings the controller of printed markup. Without it, and where the policy is `replace` and there is
   * a body, the body is drawn; everywhere else the controller comes alone.
   */
  readonly enhance?: () => EnhanceModule | Promise<EnhanceModule>;
  /**
   * With both: a selector of what markup that `enhance` brings alive holds, such as `form`. A tag without
   * it will surely be drawn, so autoload asks for body and React at once; default: any element.
   */
  readonly printed?: string;
}

/** Checks a contract's types and returns it unchanged. */
export function defineContract<
  const P extends PropFields,
  const E extends EventContracts,
  const S extends Fields = never,
>(contract: Contract<P, E, S>): Contract<P, E, S> {
  return contract;
}
