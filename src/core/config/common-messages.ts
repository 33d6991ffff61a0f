/**
 * Messages that several elements show under keys of their own (`form.retry`, `portfolio.retry`). A site
 * overrides all of them at once by `common.retry`, and a single one by its own key. `defineMessages` finds
 * the common key by the last part of the element's key, so the text of a key that ends in `.retry` must
 * begin with this text.
 */
export const cancel = 'Cancel';
export const close = 'Close';
export const retry = 'Try again';
export const save = 'Save';
export const undo = 'Undo';
