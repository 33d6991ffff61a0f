/** What bridges are given of the page's adoption, whose file they would double else. */
export interface BridgedPage {
  /** The key that marks the global as ours, so that adoption does not take it for the builder's. */
  readonly mark: string;
  /** Ends when the builder's own script turns out to run. */
  readonly signal: AbortSignal;
  /** Has links open the lightbox and run actions; resolves to whether their code came. */
  fetchLinks(): Promise<boolean>;
}
