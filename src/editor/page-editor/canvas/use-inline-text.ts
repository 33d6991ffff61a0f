import { useContext, useEffect } from 'react';
import { isComposing } from '../../../core/dom/is-composing';
import { nodeKinds } from '../../nodes/kinds';
import { askBeforeLeaving } from '../../saving/window-events';
import { useAnnounce } from '../announcer';
import { type Commands, useCommands } from '../commands';
import { message } from '../messages';
import type { TreeNode } from '../tree/page-tree';
import { htmlText, printedHtml } from './html-text';
import { type TextEditing, TextEditingContext } from './text-editing';
import { focusTools, isInTools } from './text-tools';

/**
 * Edits a text of the page in place: a double click on it begins, leaving it saves, Escape gives it up. Texts that are printed as
 * they are saved can be edited, and the paragraphs of a text editor. Enter saves a text; in paragraphs, it begins the next one.
 */
export function useInlineText(frame: Document | undefined): void {
  const commands = useCommands();
  const texts = useContext(TextEditingContext);
  const announce = useAnnounce();
  useEffect(() => {
    if (!frame) return undefined;
    const life = new AbortController();
    let editing: AbortController | undefined;
    frame.addEventListener(
      'dblclick',
      (event) => {
        const target = event.composedPath()[0] as HTMLElement;
        if (target.isContentEditable) return;
        const found = textAt(target, commands) ?? paragraphsAt(target, commands);
        if (!found || !commands.mayEdit(found.id)) return;
        event.preventDefault();
        editing?.abort();
        editing = new AbortController();
        edit(found, { commands, texts, announce }, editing);
      },
      { signal: life.signal, capture: true },
    );
    return () => {
      life.abort();
      editing?.abort();
    };
  }, [frame, commands, texts, announce]);
}

/** A text of a node in the preview. */
interface InlineText {
  readonly element: HTMLElement;
  readonly id: string;
  readonly key: string;
  /** The first content of the edited element. */
  readonly content: readonly (Node | string)[];
  /** Whether the text has paragraphs and markup. */
  readonly isHtml: boolean;
}

function nodeAt(element: Element, commands: Commands): TreeNode | undefined {
  const box = element.closest('[data-puck-component]');
  return commands.node(box?.getAttribute('data-puck-component') ?? '');
}

/** Returns the text of an element, if it is the whole value of a text setting. */
function textAt(element: HTMLElement, commands: Commands): InlineText | undefined {
  const node = element.childElementCount > 0 ? undefined : nodeAt(element, commands);
  if (!node) return undefined;
  const { fields = {} } = nodeKinds.get(node.type) ?? {};
  const { settings } = node.data.props;
  const text = element.textContent?.trim();
  const key = Object.keys(fields).find((name) => {
    const value = settings[name];
    return fields[name]?.kind === 'text' && typeof value === 'string' && value.trim() === text;
  });
  if (!key || !text || key === 'editor') return undefined;
  return { element, id: node.id, key, content: [text], isHtml: false };
}

/** Returns the paragraphs of the text editor around an element. */
function paragraphsAt(element: HTMLElement, commands: Commands): InlineText | undefined {
  const box = element.closest<HTMLElement>('.nh-text');
  const node = box ? nodeAt(box, commands) : undefined;
  if (!box || node?.type !== 'text-editor') return undefined;
  const content = htmlText(node, box.ownerDocument);
  return content && { element: box, id: node.id, key: 'editor', content, isHtml: true };
}

interface Surroundings {
  readonly commands: Commands;
  readonly texts: TextEditing;
  readonly announce: (text: string) => void;
}

function edit(
  { element, id, key, content, isHtml }: InlineText,
  { commands, texts, announce }: Surroundings,
  life: AbortController,
): void {
  const { signal } = life;
  const before = [...element.childNodes];
  element.replaceChildren(...content);
  const currentValue = (): string => (isHtml ? element.innerHTML.trim() : textOf(element));
  const saved = currentValue();
  askBeforeLeaving(window, signal, () => currentValue() !== saved);
  const end = (isKept: boolean): void => {
    if (signal.aborted) return;
    const value = currentValue();
    const isEmpty = textOf(element) === '' && !element.querySelector('img');
    const isChanged = isKept && !isEmpty && value !== saved;
    if (isChanged && !commands.mayEdit(id)) {
      // Somebody else has taken over the page. The text stays, so that it can be copied.
      announce(message('editor.menu.locked'));
      return;
    }
    life.abort();
    element.replaceChildren(...before);
    const node = isChanged ? commands.node(id) : undefined;
    if (node) commands.setText(id, key, isHtml ? printedHtml(node, value) : value);
  };
  begin(element, isHtml, signal);
  if (isHtml) {
    texts.current = { element, end: () => end(true) };
    signal.addEventListener('abort', () => {
      texts.current = undefined;
    });
  }
  element.addEventListener(
    'keydown',
    (event) => {
      // Puck moves and deletes nodes by keys.
      event.stopPropagation();
      if (isComposing(event)) return;
      if (isHtml && event.altKey && event.key === 'F10') focusTools();
      const isDone = event.key === 'Enter' && (!isHtml || event.ctrlKey || event.metaKey);
      if (!isDone && event.key !== 'Escape') return;
      event.preventDefault();
      end(isDone);
    },
    { signal },
  );
  // The tools have the focus a moment later.
  const leave = (): void => void setTimeout(() => isInTools() || end(true));
  element.addEventListener('blur', isHtml ? leave : () => end(true), { signal });
}

/** Lets a person write in an element until a signal ends it. */
function begin(element: HTMLElement, isHtml: boolean, signal: AbortSignal): void {
  const { ownerDocument: frame } = element;
  const attributes = {
    contenteditable: isHtml ? 'true' : 'plaintext-only',
    role: 'textbox',
    'aria-multiline': String(isHtml),
    'aria-label': message(isHtml ? 'editor.preview.paragraphs' : 'editor.preview.text'),
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  signal.addEventListener('abort', () => {
    for (const name of Object.keys(attributes)) element.removeAttribute(name);
  });
  element.focus();
  frame.getSelection()?.selectAllChildren(element);
  if (!isHtml) return;
  frame.execCommand('defaultParagraphSeparator', false, 'p');
  // The look of other pages does not belong to this one.
  const insertText = (event: Event, data: DataTransfer | null): void => {
    event.preventDefault();
    frame.execCommand('insertText', false, data?.getData('text/plain') ?? '');
  };
  element.addEventListener('paste', (event) => insertText(event, event.clipboardData), { signal });
  element.addEventListener('drop', (event) => insertText(event, event.dataTransfer), { signal });
  frame.getSelection()?.collapseToEnd();
}

function textOf({ textContent }: HTMLElement): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}
