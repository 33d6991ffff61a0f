import { message } from './messages';

/** The element's own lines at the end of a form: a note, the upload's progress, Cancel and Try again. */
export interface Notice {
  /** Shows Cancel, and the progress bar where it is told of progress. */
  showSending(cancel: () => void): void;
  showProgress(share: number): void;
  showRetry(retry: () => void): void;
  showNote(text: string): void;
  clear(): void;
}

/** Appends the (empty) notice to `form`; it leaves with `signal`. */
export function formNotice(form: HTMLFormElement, signal: AbortSignal): Notice {
  const { ownerDocument } = form;
  const box = ownerDocument.createElement('div');
  box.className = 'nh-form-notice';
  form.append(box);
  signal.addEventListener('abort', () => box.remove());
  let bar: HTMLProgressElement | undefined;

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
    showSending: (cancel) => box.replaceChildren(button('cancel', cancel)),
    showProgress(share) {
      if (!bar?.isConnected) bar = progressBar();
      bar.value = share;
    },
    showRetry: (retry) => box.replaceChildren(button('retry', retry)),
    showNote(text) {
      const note = ownerDocument.createElement('p');
      note.className = 'nh-form-note';
      note.textContent = text;
      box.replaceChildren(note);
    },
    clear: () => box.replaceChildren(),
  };
}
