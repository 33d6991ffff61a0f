import type { FormParts } from './form-parts';
import { message } from './messages';

/** The element's own lines at the end of a form: the upload's progress, Cancel and Try again. */
export interface Notice {
  /** Shows Cancel, and the progress bar where it is told of progress. */
  showSending(cancel: () => void): void;
  /** @param share 0 to 1 */
  showProgress(share: number): void;
  showRetry(retry: () => void): void;
  clear(): void;
}

/**
 * Appends the (empty) notice to `form`; it leaves with `signal`.
 *
 * @param keepFocus called before a button goes that has the focus
 */
export function formNotice(
  form: FormParts['form'],
  keepFocus: () => void,
  signal: AbortSignal,
): Notice {
  const { ownerDocument } = form;
  // A clone of a living form brings a copy without life.
  form.querySelector(':scope > .nh-form-notice')?.remove();
  const box = ownerDocument.createElement('div');
  box.className = 'nh-form-notice';
  form.append(box);
  signal.addEventListener('abort', () => box.remove());
  let bar: HTMLProgressElement | undefined;

  function show(...content: HTMLElement[]): void {
    if (box.querySelector(':focus')) keepFocus();
    box.replaceChildren(...content);
  }

  function button(name: 'cancel' | 'retry', act: () => void): HTMLButtonElement {
    const element = ownerDocument.createElement('button');
    element.type = 'button';
    element.className = `nh-form-${name}`;
    element.textContent = message(`form.${name}`);
    element.addEventListener('click', act);
    return element;
  }

  function progressBar(): HTMLProgressElement {
    const label = ownerDocument.createElement('label');
    label.className = 'nh-form-progress';
    const element = ownerDocument.createElement('progress');
    element.max = 1;
    label.append(`${message('form.progress')} `, element);
    box.prepend(label);
    return element;
  }

  return {
    showSending: (cancel) => show(button('cancel', cancel)),
    showProgress(share) {
      if (!bar?.isConnected) bar = progressBar();
      bar.value = share;
    },
    showRetry: (retry) => show(button('retry', retry)),
    clear: () => show(),
  };
}
