import { useCommands } from '../commands';
import { useKeydown } from '../use-keydown';

/**
 * Undoes and redoes steps of the page by the usual keys of a document, in place of Puck, which does not know of a change until
 * 250 ms after it. A text field that does not change the page undoes its own text.
 */
export function useUndoKeys(root: Document | undefined): void {
  const commands = useCommands();
  // Before Puck, which listens to the document as well.
  useKeydown(root, press, true);
  function press(event: KeyboardEvent): void {
    const command = commandOf(event);
    if (!command) return;
    event.stopPropagation();
    if (hasOwnText(event.composedPath()[0] as Element)) return;
    event.preventDefault();
    commands[command]();
  }
}

function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** Whether the keys belong to a text that is no setting of the page, or to a dialog over the page. */
function hasOwnText(target: Element): boolean {
  if (target.closest('dialog:not(.nh-page-settings)')) return true;
  if ((target as HTMLElement).isContentEditable) return true;
  return target.matches('input, textarea') && !target.closest('[data-key]');
}
