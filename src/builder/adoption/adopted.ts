/** Conditions under which one type of the builder's nodes is activated, and the tag that activates it. */
export interface Adopted {
  /** Tag whose code is used. Default: the tag named like the type. */
  readonly tag?: string;
  /** Pattern that `data-settings` must match; nodes without a match are skipped. */
  readonly words?: RegExp;
  /** Required feature flag of the site configuration. */
  readonly feature?: string;
}
