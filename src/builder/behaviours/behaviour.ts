/** The node on which a behavior starts, with its settings. */
export interface BehaviourContext {
  /** The builder's node. */
  readonly node: HTMLElement;
  /** The parsed `data-settings`; `{}` if absent. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Aborts when the node leaves the page or, in the editor, is re-rendered or has changed settings. */
  readonly signal: AbortSignal;
}

/** A behavior that a site adds to the builder's nodes of one type. */
export interface Behaviour {
  /**
   * `global` for all nodes, `data-element_type` (`section`, `column`, `container`, `widget`), or
   * `data-widget_type` with its skin (`image-box.default`). On one node, behaviors start in this order.
   */
  readonly type: string;
  begin(context: BehaviourContext): void;
}
