import { holdsFocus } from '../../../core/focus';
import type { FormParts } from './form-parts';
import { message } from './messages';
import { emptyNotice } from './notice-box';

/** The element's own controls at the end of a form: upload progress, Cancel and Try again. */
export interface Notice {
  /** Shows Cancel; `showProgress` adds the progress bar. */
  showSending(cancel: () => void): void;
  /** @param share the sent share of the upload, 0 to 1 */
  showProgress(share: number): void;
  showRetry(retry: () => void): void;
  clear(): void;
  /** Puts the notice back into the form after another script has removed it. */
  restore(): void;
}

/**
 * Appends an empty notice to `form`, and removes it when `signal` is aborted.
 *
 * @param keepFocus called before the focused button is removed
 */
export function formNotice(
  form: FormParts['form'],
  keepFocus: () => void,
  signal: AbortSignal,
): Notice {
  const { ownerDocument } = form;
  const box = emptyNotice(form, signal);
  let bar: HTMLProgressElement | undefined;

  function show(...content: HTMLElement[]): void {
    if (holdsFocus(box)) keepFocus();
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
    restore: () => {
      if (!box.parentNode) form.append(box);
    },
  };
}
