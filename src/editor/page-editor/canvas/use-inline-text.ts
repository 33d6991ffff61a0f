import { useContext, useEffect } from 'react';
import { restoreAtEnd } from '../../../builder/markup/restore';
import { isComposing } from '../../../core/dom/is-composing';
import { useLatest } from '../../../core/element/react';
import { focusThrough } from '../../../core/focus';
import { nodeBox } from '../../nodes/node-box';
import { askBeforeLeaving } from '../../saving/window-events';
import { useAnnounce } from '../announcer';
import { type Commands, useCommands } from '../commands';
import { message } from '../messages';
import { type EditedPage, useOpenedPage } from '../opened-page';
import { nodeName } from '../tree/node-name';
import type { WrittenNode } from '../use-changes';
import { useReasonAgainst } from '../use-reason-against';
import { writtenHtml } from './html-text';
import { firstInlineText, type InlineText, inlineTextAt, NODE } from './inline-text';
import { isEditKey, type TextEditing, TextEditingContext } from './text-editing';
import { focusTools, isInTools } from './text-tools';

/**
 * Edits a text of the page in place: a double click on it begins, and F2 begins with the first text of a node. Leaving it saves,
 * Escape gives it up. Texts that are printed as they are saved can be edited, also those of items, and the paragraphs of text
 * editors and of items. Enter saves a text; in paragraphs, it begins the next one.
 */
export function useInlineText(frame: Document | undefined): void {
  const commands = useCommands();
  const texts = useContext(TextEditingContext);
  const announce = useAnnounce();
  const reason = useLatest(useReasonAgainst('menu'));
  const { write } = useOpenedPage();
  useEffect(() => {
    if (!frame) return undefined;
    const life = new AbortController();
    const options = { signal: life.signal, capture: true };
    let editing: AbortController | undefined;
    const begin = (found: InlineText): void => {
      editing?.abort();
      editing = new AbortController();
      edit(found, { commands, texts, announce, write }, editing);
    };
    /** Returns the first text of a node, or says why none can be edited. */
    const firstText = (id: string, from?: Element): InlineText | undefined => {
      const box = nodeBox(frame, id);
      const node = commands.node(id);
      if (!box || !node) return undefined;
      const isAllowed = commands.mayEdit(id);
      const found = isAllowed ? firstInlineText(box, from ?? box, commands) : undefined;
      const none = message('editor.text.none', { node: nodeName(node) });
      if (!found) announce((!isAllowed && reason.current) || none);
      return found;
    };
    frame.addEventListener(
      'dblclick',
      (event) => {
        const target = event.composedPath()[0] as HTMLElement;
        if (target.isContentEditable) return;
        const found = inlineTextAt(target, commands) ?? textBelow(event, target, commands);
        if (!found || !commands.mayEdit(found.id)) return;
        event.preventDefault();
        begin(found);
      },
      options,
    );
    frame.addEventListener(
      'keydown',
      (event) => {
        const target = event.composedPath()[0] as HTMLElement;
        if (!isEditKey(event) || target.isContentEditable) return;
        const id = target.closest(NODE)?.getAttribute('data-puck-component') ?? commands.chosenId;
        if (!id) return;
        event.preventDefault();
        commands.choose(id);
        const found = firstText(id, target);
        if (found) begin(found);
      },
      options,
    );
    texts.begin = (id) => {
      const found = firstText(id);
      const box = found && nodeBox(frame, id);
      if (box) focusThrough(box, () => void begin(found), life.signal);
    };
    return () => {
      texts.begin = () => {};
      life.abort();
      editing?.abort();
    };
  }, [frame, commands, texts, announce, reason, write]);
}

/**
 * Returns the text at the place of a double click. Only the chosen node lets clicks reach its texts: one that was drawn a moment
 * ago, such as a copy, gets them itself.
 */
function textBelow(
  { clientX: x, clientY: y }: MouseEvent,
  box: HTMLElement,
  commands: Commands,
): InlineText | undefined {
  if (!box.matches(NODE)) return undefined;
  const isBelow = (element: HTMLElement): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  const own = [...box.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.closest(NODE) === box && isBelow(element),
  );
  // The innermost elements come last.
  for (const element of own.reverse()) {
    const found = inlineTextAt(element, commands);
    if (found) return found;
  }
  return undefined;
}

interface Surroundings {
  readonly commands: Commands;
  readonly texts: TextEditing;
  readonly announce: (text: string) => void;
  readonly write: EditedPage['write'];
}

function edit(
  { element, id, content, isHtml, changed }: InlineText,
  { commands, texts, announce, write }: Surroundings,
  life: AbortController,
): void {
  const { signal } = life;
  const before = [...element.childNodes];
  element.replaceChildren(...content);
  const currentValue = (): string => (isHtml ? writtenHtml(element) : textOf(element));
  const saved = currentValue();
  askBeforeLeaving(window, signal, () => currentValue() !== saved);
  /** The text if it differs from the saved one. An empty text is not taken. */
  const newValue = (): string | undefined => {
    const value = currentValue();
    const isEmpty = textOf(element) === '' && !element.querySelector('img');
    return isEmpty || value === saved ? undefined : value;
  };
  const written = (): WrittenNode | undefined => {
    const value = newValue();
    const node = value !== undefined && commands.node(id);
    return node ? { id, settings: changed(node, value) } : undefined;
  };
  // A text may be written for long before it is left: the store keeps and saves what is written so far.
  element.addEventListener('input', () => commands.mayEdit(id) && write(written), { signal });
  const end = (isKept: boolean): void => {
    if (signal.aborted) return;
    const node = isKept ? written() : undefined;
    if (node && !commands.mayEdit(id)) {
      // Somebody else has taken over the page. The text stays, so that it can be copied.
      announce(message('editor.menu.locked'));
      return;
    }
    life.abort();
    element.replaceChildren(...before);
    if (node) commands.setSettings(id, node.settings);
    if (commands.mayEdit(id)) write();
  };
  /** Ends the editing by a key or a button. The focus would be lost with the text, so the node gets it. */
  const finish = (isKept: boolean): void => {
    end(isKept);
    if (!signal.aborted) return;
    nodeBox(element.ownerDocument, id)?.focus({ preventScroll: true });
  };
  begin(element, isHtml, signal);
  if (isHtml) {
    texts.current = { element, end: () => end(true), finish: () => finish(true) };
    signal.addEventListener('abort', () => {
      texts.current = undefined;
    });
  }
  element.addEventListener(
    'keydown',
    (event) => {
      // Puck moves and deletes nodes by keys, and tabs are chosen by them.
      event.stopImmediatePropagation();
      if (isComposing(event)) return;
      if (isHtml && event.altKey && event.key === 'F10') {
        focusTools();
        // Orca does not say the toolbar, to which the focus comes from a frame.
        announce(message('editor.text.tools'));
      }
      const isDone = event.key === 'Enter' && (!isHtml || event.ctrlKey || event.metaKey);
      if (!isDone && event.key !== 'Escape') return;
      event.preventDefault();
      finish(isDone);
    },
    { signal, capture: true },
  );
  // The tools have the focus a moment later.
  const leave = (): void => void setTimeout(() => isInTools() || end(true));
  element.addEventListener('blur', isHtml ? leave : () => end(true), { signal });
}

/** Lets a person write in an element until a signal ends it. */
function begin(element: HTMLElement, isHtml: boolean, signal: AbortSignal): void {
  const { ownerDocument: frame } = element;
  restIn(element, signal);
  const attributes = {
    contenteditable: isHtml ? 'true' : 'plaintext-only',
    role: 'textbox',
    'aria-multiline': String(isHtml),
    'aria-label': message(isHtml ? 'editor.preview.paragraphs' : 'editor.preview.text'),
  };
  // Tabs have a role of their own, and the panel of an item has the name of its title, which would hide ours.
  restoreAtEnd(element, [...Object.keys(attributes), 'aria-labelledby'], signal);
  element.removeAttribute('aria-labelledby');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
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
  frame.getSelection()?.selectAllChildren(lastBlock(element));
  frame.getSelection()?.collapseToEnd();
}

/** The paragraph or list item at the end of a text. With the caret after it, Firefox would write outside of it. */
function lastBlock(element: Element): Element {
  const last = [...element.childNodes].findLast((node) => node.textContent?.trim() !== '');
  const block = element.lastElementChild;
  const isBlock =
    last === block && block?.matches('p, ul, ol, li, div, blockquote, pre, h1, h2, h3, h4, h5, h6');
  return block && isBlock ? lastBlock(block) : element;
}

/** Keeps a title that is edited from acting: a click or a space would open its item, and a link would lead away. */
function restIn(element: HTMLElement, signal: AbortSignal): void {
  const options = { signal, capture: true };
  element.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
  if (!element.closest('button, summary')) return;
  // The browser acts on the key of a control, and does not write it.
  element.addEventListener(
    'keyup',
    (event) => event.key === ' ' && event.preventDefault(),
    options,
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || isComposing(event)) return;
      event.preventDefault();
      element.ownerDocument.execCommand('insertText', false, ' ');
    },
    options,
  );
}

function textOf({ textContent }: HTMLElement): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}
