/** How one type of the builder's nodes is brought alive. */
export interface Adopted {
  /** The tag whose code does it; absent: the one that is named as the type is. */
  readonly tag?: string;
  /** What `data-settings` must hold, or else there is nothing to do. */
  readonly words?: RegExp;
  /** The feature flag of the site's configuration that it needs. */
  readonly feature?: string;
}
