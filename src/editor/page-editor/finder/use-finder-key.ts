import { useKeydown } from '../use-keydown';

/** Calls a function when a person presses Ctrl or Command with K in a document. */
export function useFinderKey(root: Document | undefined, open: () => void): void {
  useKeydown(root, (event) => {
    const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    // A dialog that is open keeps what is typed in it.
    if (!document.querySelector('dialog:modal')) open();
  });
}
