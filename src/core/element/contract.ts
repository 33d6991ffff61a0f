import type { TrackedAs } from '../../tracking/catalogue/tracked-as';
import type { DetailOf, Field, Fields, ValueOf, ValuesOf } from '../settings';
import type { TokenName } from '../theme/tokens';
import type { Built } from './built';
import type { Category } from './category';

/** How the element treats the children that the server printed inside the tag. */
export type ChildrenPolicy =
  /** Fallback content: shown until the body is rendered, and again if the body fails. */
  | 'replace'
  /** Content that the body wraps, where it renders `<Slot />`. */
  | 'slot'
  /**
   * Server markup that stays in place; a controller enhances it, or the body is rendered beside it.
   */
  | 'enhance';

/**
 * When `autoload` loads an element's code. The attribute `loading` on a tag overrides the contract.
 */
export type Loading =
  /** Immediately. */
  | 'eager'
  /** When the element comes near the viewport. */
  | 'visible'
  /** When the browser is idle. */
  | 'idle'
  /** On the first pointer, touch or focus; only for elements whose server HTML is complete. */
  | 'interaction';

/** How the page is shown: in the builder's editor, to the public, or as the editor's preview. */
export type Mode = 'edit' | 'public' | 'preview';

/** A property of an element besides its settings, with the attribute that sets it from HTML. */
export type PropField = Field & {
  /**
   * The attribute's name, in lower case. Absent for a property that only script can set. A toggle is true
   * if present (`"false"`, `"no"` and `"0"` are false, as CMSs print them); lists and objects are JSON.
   */
  readonly attribute?: string;
};

/** An event that an element dispatches: bubbling, composed, with a typed detail. */
export interface EventContract<D extends Fields = Fields> {
  readonly detail: D;
  /** True if a page may cancel it with `preventDefault()`. */
  readonly cancelable?: boolean;
  readonly doc: string;
  /** The admin tools' analytics event that this event is tracked as. Pages do not load this declaration. */
  readonly tracked?: TrackedAs;
}

/** Names (of slots, parts or custom properties) with a line of documentation each. */
export type Documented = Readonly<Record<string, string>>;

/** The properties of an element by name. */
export type PropFields = Readonly<Record<string, PropField>>;
/** The events of an element by name. */
export type EventContracts = Readonly<Record<string, EventContract>>;

/**
 * The values that a body receives, by property name: its properties, and `settings` if it has any.
 */
export type PropsOf<P extends PropFields, S extends Fields = never> = {
  -readonly [K in keyof P | ([S] extends [never] ? never : 'settings')]: K extends keyof P
    ? ValueOf<P[K]> | (P[K] extends { default: unknown } ? never : undefined)
    : ValuesOf<S>;
};

/** The details of an element's events, by event name. */
export type DetailsOf<E extends EventContracts> = { [K in keyof E]: DetailOf<E[K]['detail']> };

/** A body's module: the React component and its stylesheet's text. */
export interface BodyModule {
  // Each body types its props by its own contract; the host passes the parsed values. React's types are
  // not used here, because a project without React code need not install them.
  readonly default: (props: never) => unknown;
  readonly styles: string;
}

/** Dispatches an element's events, typed by its contract: bubbling and composed. */
export type Emit<E extends EventContracts> = <N extends keyof E & string>(
  name: N,
  // Without a contract's types the detail is unknown: each controller is typed by its own contract.
  detail: [E] extends [never] ? unknown : DetailsOf<E>[N],
  /** A node inside the element to dispatch the event on. Default: the element. */
  from?: EventTarget,
) => boolean;

/** The context that a controller receives when it starts. */
export interface EnhanceContext<
  P = Readonly<Record<string, unknown>>,
  E extends EventContracts = EventContracts,
> {
  /** The element with the printed markup: a tag of ours, or a builder's node without one. */
  readonly host: HTMLElement;
  /** The host's shadow root, for nodes that the controller builds; null in light DOM. */
  readonly shadow: ShadowRoot | null;
  /** How the host's children are treated, decided by the printed markup. */
  readonly policy: ChildrenPolicy;
  /** The properties when the controller starts; `update` receives later ones. */
  readonly props: P;
  /** Returns false if the page has cancelled a cancelable event. */
  readonly emit: Emit<E>;
  /**
   * Aborts when the controller ends; removes every listener, observer and request that it started.
   */
  readonly signal: AbortSignal;
  /**
   * Loads React and renders the contract's body beside the running controller, for content that must be
   * rendered.
   *
   * @returns true once it is painted; if false, the controller continues, and a later call tries again
   */
  draw(): Promise<boolean>;
  /** The nodes that the controller shows with `build`. */
  readonly shown: Shown;
}

/** The nodes that a controller has built, if any. */
export interface Shown {
  built?: Built;
}

/** A running controller. */
export interface Controller<P = Readonly<Record<string, unknown>>> {
  /**
   * Called once, however many properties have changed, and when the site's configuration changes.
   */
  update?(props: P): void;
  /**
   * Called when another script, such as a morphing library, has set the markup back to what the server
   * printed. Absent: the controller ends, and a new one starts.
   */
  restore?(): void;
}

/** The module that enhances printed markup without React, and its stylesheet's text. */
export interface EnhanceModule {
  readonly styles: string;
  // Each controller types its context by its own contract.
  enhance(context: EnhanceContext<never, never>): Controller<never> | undefined;
}

/**
 * The page builder's node that an element enhances in place, without a tag, on sites with adoption.
 */
export interface AdoptedType {
  /** `data-widget_type` with its skin (`accordion.default`), or `data-element_type` (`section`). */
  readonly type: string;
  /**
   * The node is enhanced only if its `data-settings` contain one of these words. Absent: always.
   */
  readonly words?: readonly string[];
}

/** The single source of an element's public API. Data only, so that Node can import it. */
export interface Contract<
  P extends PropFields = PropFields,
  E extends EventContracts = EventContracts,
  S extends Fields = Fields,
> {
  /** The tag name; begins with `nh-`. */
  readonly tag: `nh-${string}`;
  /** The element in one sentence. */
  readonly summary: string;
  /** The release that introduced it. */
  readonly since: string;
  /** The category of the page builder's widget panel. Pages do not load it. */
  readonly category?: Category;
  /** Scalars that a CMS prints as attributes, and properties that only script can set. */
  readonly props: P;
  /** The keys of the JSON object in the attribute or property `settings`. */
  readonly settings?: S;
  /** The purpose of the settings, in one line of the reference. */
  readonly settingsDoc?: string;
  readonly events: E;
  readonly slots: Documented;
  readonly parts: Documented;
  readonly cssProperties: Documented;
  /** The theme tokens that its stylesheets read. */
  readonly tokens?: readonly TokenName[];
  /**
   * How the children are treated; a function if that depends on the printed markup. The function is called
   * again when the children change, so it must only read the host's attributes and content. If it takes the
   * properties as its second parameter, a change of them calls it too.
   */
  // Each function types the properties by its own contract.
  readonly children: ChildrenPolicy | ((host: HTMLElement, props: never) => ChildrenPolicy);
  /** When `autoload` loads its code. */
  readonly loading: Loading;
  /** The modes in which it runs. Absent: all. */
  readonly modes?: readonly Mode[];
  /** The feature flag of the site's configuration that enables it. Absent: always enabled. */
  readonly feature?: string;
  /** The builder's node that it enhances without its tag. */
  readonly adopts?: AdoptedType;
  /** True if it only wraps content: a click inside does not wait for its code. */
  readonly isBackdrop?: boolean;
  /** Elements that the body renders; they are defined before it is mounted. */
  readonly inner?: readonly Contract[];
  /** Loads the React body and its stylesheet. Absent if nothing is ever rendered. */
  readonly load?: () => BodyModule | Promise<BodyModule>;
  /**
   * Loads the controller that enhances printed markup. In a contract with a body it runs only under the policy
   * `enhance`; under the others, the body is rendered instead.
   */
  readonly enhance?: () => EnhanceModule | Promise<EnhanceModule>;
  /**
   * For a contract with both modules: a selector of the markup that `enhance` needs, such as `form`. For a
   * tag without a match, autoload loads the body and React at once. Default: any element.
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
