import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { usePuckState } from '../nodes/use-puck-state';
import { clearDragRoles } from './canvas/roles';
import { type Commands, useCommands } from './commands';
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

/** Movement in pixels from which a press is a drag, as for Puck. */
const DRAG = 5;

/** A press of the pointer on an element of the list, which has not moved. */
interface Press extends Pick<PointerEvent, 'clientX' | 'clientY'> {
  readonly name: string;
  /** The node that was chosen when the press began. */
  readonly chosen: string | undefined;
  readonly isReleased?: boolean;
}

/** Adds an element of the list by a click, or by Enter and Space. */
export function useInsertion(box: RefObject<HTMLElement | null>): void {
  const commands = useCommands();
  const press = useRef<Press>(undefined);
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
    const click = (event: MouseEvent): void => {
      const isPressed = event.detail === 0 || press.current !== undefined;
      press.current = undefined;
      // The second click of a double click adds nothing more.
      if (isPressed && event.detail <= 1) insert(event);
    };
    root.addEventListener('click', click, { signal });
    root.addEventListener(
      'keydown',
      (event) => (event.key === 'Enter' || event.key === ' ') && insert(event),
      { signal },
    );
    watchPress(root, press, commands, signal);
    const stopClearing = clearDragRoles(root);
    return () => {
      life.abort();
      stopClearing();
    };
  }, [box, commands]);
  useLongPress(press, commands);
}

function watchPress(
  root: HTMLElement,
  press: RefObject<Press | undefined>,
  commands: Commands,
  signal: AbortSignal,
): void {
  const options = { signal, capture: true };
  const begin = ({ target, clientX, clientY, isPrimary, button }: PointerEvent): void => {
    const name = isPrimary && button === 0 ? nameAt(target as Element) : undefined;
    press.current = name ? { name, clientX, clientY, chosen: commands.chosenId } : undefined;
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const { current } = press;
    if (!current) return;
    const distance = Math.hypot(clientX - current.clientX, clientY - current.clientY);
    if (distance >= DRAG) press.current = undefined;
  };
  const release = (event: PointerEvent): void => {
    move(event);
    if (press.current) press.current = { ...press.current, isReleased: true };
  };
  const view = root.ownerDocument.defaultView;
  root.addEventListener('pointerdown', begin, options);
  view?.addEventListener('pointermove', move, options);
  // Before Puck, which stops the event.
  view?.addEventListener('pointerup', release, options);
}

/** Adds the element of a press that lasted so long that Puck began a drag: no click follows it. */
function useLongPress(press: RefObject<Press | undefined>, commands: Commands): void {
  const isDragging = usePuckState(({ appState }) => appState.ui.isDragging);
  useEffect(() => {
    if (isDragging) return;
    const { current } = press;
    press.current = undefined;
    if (!current?.isReleased) return;
    // Puck chooses nothing when a drag begins.
    commands.choose(current.chosen);
    commands.insert(current.name);
  }, [isDragging, press, commands]);
}

/** Returns the kind of the item of the list that an element belongs to. */
function nameAt(target: Element): string | null | undefined {
  const item = target.closest('[data-puck-drawer-item]');
  return item?.querySelector('[data-insert]')?.getAttribute('data-insert');
}
