import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { clearDragRoles } from './canvas/roles';
import { useCommands } from './commands';
import { message } from './messages';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** An element of the list, which Enter adds to the page. */
export function InsertItem({ name, children }: Props): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Puck draws each item twice: the copy below the dragged one has no name for tests, and is not for screen readers.
    const copy = box.current?.closest('[data-puck-drawer-item][data-testid=""]');
    copy?.setAttribute('aria-hidden', 'true');
  }, []);
  return (
    <div ref={box} data-insert={name} title={message('editor.add.insert')}>
      {children}
    </div>
  );
}

/** Adds an element of the list by Enter and Space, as a click on a button does. */
export function useInsertKeys(box: RefObject<HTMLElement | null>): void {
  const commands = useCommands();
  useEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const life = new AbortController();
    root.addEventListener(
      'keydown',
      (event) => {
        const { target, key } = event;
        if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return;
        const name = target
          .closest('[data-puck-drawer-item]')
          ?.querySelector('[data-insert]')
          ?.getAttribute('data-insert');
        if (!name) return;
        event.preventDefault();
        commands.insert(name);
      },
      { signal: life.signal },
    );
    const stopClearing = clearDragRoles(root);
    return () => {
      life.abort();
      stopClearing();
    };
  }, [box, commands]);
}
