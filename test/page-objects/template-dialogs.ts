import { createElement, type FunctionComponent, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ApiError } from '../../src/api/client';
import unseen from '../../src/core/parts/unseen.css?inline';
import styles from '../../src/elements/libraries/template-library/dialogs/dialogs.css?inline';
import kits from '../../src/ui/admin-tools.css?inline';
import { rendered } from './until';

const style = document.createElement('style');
style.textContent = [unseen, kits, styles].join('\n');

let root: Root | undefined;
let page: HTMLElement | undefined;

/** A dialog on the page, with the hands to work it. */
export interface LiveDialog {
  /** The places that were told, in their order. */
  readonly places: string[];
  readonly isOpen: () => boolean;
  /** The dialog on top. */
  dialog(): HTMLDialogElement;
  title(): string | null | undefined;
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  text(selector: string): string;
  /** The button of that label in the dialog on top. */
  button(label: string): HTMLButtonElement;
  /** The field, box or radio of the label that begins so. */
  field(label: string): HTMLInputElement;
  press(label: string): Promise<void>;
  type(label: string, text: string): void;
  escape(): Promise<void>;
  /** Draws the same dialog with other data. */
  change(props: object): void;
}

/** Opens a dialog from a button that has the focus; it goes when it says so. */
export function opened<P extends object>(
  component: FunctionComponent<P>,
  props: Omit<P, 'shown' | 'close'>,
): LiveDialog {
  page = document.createElement('main');
  page.innerHTML = '<button>Opener</button><div class="nh-kits"></div>';
  document.head.append(style);
  document.body.append(page);
  page.querySelector('button')?.focus();
  const places: string[] = [];
  let change: LiveDialog['change'] = () => undefined;
  let isDrawn = true;
  function Stateful() {
    const [isOpen, setOpen] = useState(true);
    const [changed, setChanged] = useState({});
    change = (next) => flushSync(() => setChanged(next));
    isDrawn = isOpen;
    if (!isOpen) return null;
    const all = {
      ...props,
      ...changed,
      shown: (place: string) => void places.push(place),
      close: () => setOpen(false),
    };
    return createElement(component, all as unknown as P);
  }
  const drawing = createRoot(page.lastElementChild as HTMLElement);
  root = drawing;
  flushSync(() => drawing.render(createElement(Stateful)));
  const dialog = (): HTMLDialogElement => {
    // A dialog that opens from another one follows it in the document.
    const found = [...document.querySelectorAll('dialog')].at(-1);
    if (!found) throw new Error('No dialog is open.');
    return found;
  };
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = dialog().querySelector<T>(selector);
    if (!found) throw new Error(`Nothing is drawn by ${selector}.`);
    return found;
  };
  const button = (label: string): HTMLButtonElement => {
    const found = [...dialog().querySelectorAll('button')].find(
      ({ textContent }) => textContent === label,
    );
    if (!found) throw new Error(`No button "${label}".`);
    return found;
  };
  const field = (label: string): HTMLInputElement => {
    const named = [...dialog().querySelectorAll('label')].find(({ textContent }) =>
      textContent.trim().startsWith(label),
    );
    if (!named?.control) throw new Error(`No field "${label}".`);
    return named.control as HTMLInputElement;
  };
  return {
    places,
    isOpen: () => isDrawn,
    dialog,
    title: () => dialog().querySelector('h2')?.textContent,
    find,
    text: (selector) => find(selector).textContent,
    button,
    field,
    async press(label) {
      const one = button(label);
      one.focus();
      one.click();
      await rendered();
    },
    type(label, text) {
      const input = field(label);
      input.focus();
      input.select();
      flushSync(() => document.execCommand(text ? 'insertText' : 'delete', false, text));
    },
    async escape() {
      dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
      await rendered();
    },
    change: (next) => change(next),
  };
}

/** Takes the dialog and its page away. */
export function cleared(): void {
  root?.unmount();
  root = undefined;
  page?.remove();
  style.remove();
}

/** An action that resolves with the answers in order, then always with the last one. */
export function answering<T>(...answers: readonly T[]) {
  const calls: unknown[][] = [];
  const action = (...given: unknown[]): Promise<T> => {
    calls.push(given);
    return Promise.resolve(answers[Math.min(calls.length, answers.length) - 1] as T);
  };
  return { calls, action };
}

/** No answer came. */
export const offline: ApiError = { code: 'general', reason: 'offline', message: 'No answer' };

/** An error of that code. */
export const refused = (code: ApiError['code']): ApiError => ({ code, message: code });
