import type { FormParts } from './form-parts';

/**
 * Appends the empty box of the element's own controls to `form`, in place of an earlier one, and removes it
 * when `signal` is aborted.
 */
export function emptyNotice(form: FormParts['form'], signal: AbortSignal): HTMLElement {
  // A clone of an enhanced form contains a copy of the notice without listeners.
  form.querySelector(':scope > .nh-form-notice')?.remove();
  const box = form.ownerDocument.createElement('div');
  box.className = 'nh-form-notice';
  form.append(box);
  signal.addEventListener('abort', () => box.remove());
  return box;
}
