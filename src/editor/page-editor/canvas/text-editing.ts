import { createContext } from 'react';
import { Listeners } from '../../../core/state/listeners';

/** A text with markup that is edited in the preview. */
export interface EditedText {
  readonly element: HTMLElement;
  /** Ends the editing and saves the text. */
  readonly end: () => void;
  /** Does the same, and moves the focus to the node of the text. */
  readonly finish: () => void;
}

/** Whether a key begins to edit the text of a node in the preview. */
export function isEditKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return key === 'F2' && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The text that is edited in the preview at present, for the tools that format it and the structure that begins it. */
export class TextEditing {
  /** Edits the first text of a node, or says why it cannot be. Set by the preview. */
  begin: (id: string) => void = () => {};
  readonly #listeners = new Listeners();
  #current: EditedText | undefined;

  /** Calls a listener after each change; returns a function that removes it. */
  readonly subscribe: Listeners['add'] = this.#listeners.add;

  get current(): EditedText | undefined {
    return this.#current;
  }

  set current(text: EditedText | undefined) {
    this.#current = text;
    this.#listeners.notify();
  }
}

/** The editing of texts in the editor around the component. */
export const TextEditingContext = createContext(new TextEditing());
