/** What a behaviour is given of the node that it begins on. */
export interface BehaviourContext {
  /** The builder's node. */
  readonly node: HTMLElement;
  /** What `data-settings` says, `{}` where it says nothing. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Ends when the node leaves the page, is rendered anew, or has other settings in the editor. */
  readonly signal: AbortSignal;
}

/** What a site does to the builder's nodes of a type. */
export interface Behaviour {
  /**
   * `global` for all nodes, `data-element_type` (`section`, `column`, `container`, `widget`), or
   * `data-widget_type` with its skin (`image-box.default`). One node's begin in this order.
   */
  readonly type: string;
  begin(context: BehaviourContext): void;
}
