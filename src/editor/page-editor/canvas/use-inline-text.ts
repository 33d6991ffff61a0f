import { useEffect } from 'react';
import { nodeKinds } from '../../nodes/kinds';
import { type Commands, useCommands } from '../commands';
import { message } from '../messages';

/**
 * Edits a text of the page in place: a double click on it begins, Enter and leaving it save, Escape gives it up. It works
 * for every text that is printed as it is saved.
 */
export function useInlineText(frame: Document | undefined): void {
  const commands = useCommands();
  useEffect(() => {
    if (!frame) return undefined;
    const life = new AbortController();
    let editing: AbortController | undefined;
    frame.addEventListener(
      'dblclick',
      (event) => {
        const found = textAt(event, commands);
        if (!found || !commands.mayEdit(found.id)) return;
        event.preventDefault();
        editing?.abort();
        editing = new AbortController();
        edit(found, commands, editing);
      },
      { signal: life.signal, capture: true },
    );
    return () => {
      life.abort();
      editing?.abort();
    };
  }, [frame, commands]);
}

/** A text of a node in the preview. */
interface InlineText {
  readonly element: HTMLElement;
  readonly id: string;
  readonly key: string;
  readonly saved: string;
}

/** Returns the text under the pointer, if it is the whole value of a text setting. */
function textAt(event: Event, commands: Commands): InlineText | undefined {
  const element = event.composedPath()[0] as HTMLElement;
  if (element.childElementCount > 0 || element.isContentEditable) return undefined;
  const id = element.closest?.('[data-puck-component]')?.getAttribute('data-puck-component') ?? '';
  const node = commands.node(id);
  if (!node) return undefined;
  const { fields = {} } = nodeKinds.get(node.type) ?? {};
  const { settings } = node.data.props;
  const text = element.textContent?.trim();
  const key = Object.keys(fields).find((name) => {
    const value = settings[name];
    return fields[name]?.kind === 'text' && typeof value === 'string' && value.trim() === text;
  });
  return key && text ? { element, id, key, saved: text } : undefined;
}

function edit({ element, id, key, saved }: InlineText, commands: Commands, life: AbortController) {
  const { signal } = life;
  const end = (text: string): void => {
    if (signal.aborted) return;
    life.abort();
    element.textContent = saved;
    if (text !== '' && text !== saved) commands.setText(id, key, text);
  };
  signal.addEventListener('abort', () => {
    element.removeAttribute('contenteditable');
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
  });
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', message('editor.preview.text'));
  element.addEventListener(
    'keydown',
    (event) => {
      // Puck moves and deletes nodes by keys.
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      end(event.key === 'Enter' ? textOf(element) : saved);
    },
    { signal },
  );
  element.addEventListener('blur', () => end(textOf(element)), { signal });
  element.focus();
  element.ownerDocument.getSelection()?.selectAllChildren(element);
}

function textOf({ textContent }: HTMLElement): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}
