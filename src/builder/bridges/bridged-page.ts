/** Parts of the adoption that bridges use; importing them would duplicate its code. */
export interface BridgedPage {
  /** Property that marks the global object as ours, so that adoption does not mistake it for the builder's. */
  readonly mark: string;
  /** Edit mode, which the site configuration may not know yet. */
  readonly isEdited: boolean;
  /** Aborts when the builder's own script turns out to run. */
  readonly signal: AbortSignal;
  /** Loads the code that opens the lightbox and runs actions on link clicks. Resolves to true on success. */
  fetchLinks(): Promise<boolean>;
}
