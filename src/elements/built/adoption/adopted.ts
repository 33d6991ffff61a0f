/** How one type of the builder's nodes is brought alive. */
export interface Adopted {
  /** The tag whose code does it. */
  readonly tag: string;
  /** Words of which `data-settings` must hold one, or else there is nothing to do. */
  readonly words?: readonly string[];
  /** The feature flag of the site's configuration that it needs. */
  readonly feature?: string;
}
