import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { clearDragRoles } from './canvas/roles';
import { useCommands } from './commands';
import { message } from './messages';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** An element of the list, which a click or Enter adds to the page. */
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

/** Adds an element of the list by a click, or by Enter and Space. */
export function useInsertion(box: RefObject<HTMLElement | null>): void {
  const commands = useCommands();
  useEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const life = new AbortController();
    const { signal } = life;
    const insert = (event: Event): void => {
      const name = nameAt(event.target as Element);
      if (!name || event.defaultPrevented) return;
      event.preventDefault();
      commands.insert(name);
    };
    // The click after a drag is prevented. The second one of a double click adds nothing more.
    root.addEventListener('click', (event) => event.detail <= 1 && insert(event), { signal });
    root.addEventListener(
      'keydown',
      (event) => (event.key === 'Enter' || event.key === ' ') && insert(event),
      { signal },
    );
    const stopClearing = clearDragRoles(root);
    return () => {
      life.abort();
      stopClearing();
    };
  }, [box, commands]);
}

/** Returns the kind of the item of the list that an element belongs to. */
function nameAt(target: Element): string | null | undefined {
  const item = target.closest('[data-puck-drawer-item]');
  return item?.querySelector('[data-insert]')?.getAttribute('data-insert');
}
