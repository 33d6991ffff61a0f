/**
 * Messages that several elements show under keys of their own (`form.retry`, `portfolio.retry`). A site
 * overrides all of them at once by `common.retry`, and a single one by its own key. `defineMessages` finds
 * the common key by the last part of the element's key, so every message whose key ends in `.retry` must start with this
 * English text.
 */

/** Ends what is being done. */
export const cancel = 'Cancel';
/** Closes a dialog, panel or box. */
export const close = 'Close';
/** Sends a failed request again. */
export const retry = 'Try again';
/** Saves what was entered. */
export const save = 'Save';
/** Takes the last change back. */
export const undo = 'Undo';
