import { type ReactNode, useCallback, useEffect } from 'react';
import { EditorFrame, type FrameFiles } from '../../nodes/editor-frame';
import { useCommands } from '../commands';
import { useFinderKey } from '../finder/use-finder-key';
import { useUndoKeys } from '../history/use-undo-keys';
import { useNodeMenu } from '../node-menu';
import { useOpenPlace } from '../places/open-place';
import { useLightboxPreference } from '../preferences/use-lightbox-preference';
import { directionOf } from '../tree/move-keys';
import { nodeName } from '../tree/node-name';
import { closestOnPath } from './closest-on-path';
import { framePoint } from './frame-point';
import { NODE } from './inline-text';
import { clearDragRoles } from './roles';
import { useChosenItems } from './use-chosen-items';
import { useChosenWidget } from './use-chosen-widget';
import { useDropAnnouncements } from './use-drop-announcements';
import { useHiddenStates } from './use-hidden-states';
import { useInlineText } from './use-inline-text';
import { useRevealedNode } from './use-revealed-node';
import { useShownPanels } from './use-shown-panels';

interface Props extends FrameFiles {
  readonly children: ReactNode;
  readonly document?: Document | undefined;
  /** The name of the page builder in classes. */
  readonly builder: string;
}

/** The preview: the page in edit mode, in which links do not lead away and a chosen widget works. */
export function Canvas({ children, document: frame, builder, ...files }: Props): ReactNode {
  useFrameEvents(frame);
  useChosenWidget(frame);
  useChosenItems(frame);
  useLightboxPreference(frame, builder);
  useHiddenStates(frame);
  useShownPanels();
  useRevealedNode(frame);
  useDropAnnouncements(frame);
  useInlineText(frame);
  useUndoKeys(frame);
  const open = useOpenPlace();
  useFinderKey(
    frame,
    useCallback(() => open('finder'), [open]),
  );
  return (
    <EditorFrame {...files} document={frame}>
      {children}
    </EditorFrame>
  );
}

/** Links and forms stay, the context menu and the keys of the structure work on nodes. */
function useFrameEvents(frame: Document | undefined): void {
  const commands = useCommands();
  const openMenu = useNodeMenu();
  useEffect(() => {
    const view = frame?.defaultView;
    if (!frame || !view) return undefined;
    const life = new AbortController();
    const options = { signal: life.signal, capture: true } as const;
    const idAt = (event: Event): string | undefined =>
      closestOnPath(event, NODE)?.getAttribute('data-puck-component') ?? undefined;
    const stay = (event: Event): void => {
      if (closestOnPath(event, 'a[href], area[href]')) event.preventDefault();
    };
    // In the bubble phase of the window, after the lightbox, which opens links itself.
    view.addEventListener('click', stay, { signal: life.signal });
    view.addEventListener('auxclick', stay, options);
    frame.addEventListener('submit', (event) => event.preventDefault(), options);
    frame.addEventListener(
      'contextmenu',
      (event) => {
        const id = idAt(event);
        if (id === undefined) return;
        event.preventDefault();
        openMenu(id, framePoint(event, view));
      },
      options,
    );
    frame.addEventListener(
      'keydown',
      (event) => {
        const id = idAt(event);
        const direction = directionOf(event);
        const isText = (event.composedPath()[0] as HTMLElement).isContentEditable;
        // On a Mac, these keys move the caret by words.
        if (id === undefined || !direction || isText) return;
        event.preventDefault();
        event.stopPropagation();
        commands.move(id, direction);
        frame.querySelector<HTMLElement>(`[data-puck-component="${id}"]`)?.focus();
      },
      options,
    );
    const stopClearing = clearDragRoles(frame);
    // Nodes are tab stops. Their boxes have no role, and Orca says nothing at an element without role and name.
    frame.addEventListener(
      'focusin',
      ({ target }) => {
        const box = target as HTMLElement;
        const node = commands.node(box.dataset.puckComponent ?? '');
        if (!node || box.hasAttribute('role')) return;
        const attributes = { role: 'group', 'aria-label': nodeName(node) };
        for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
        const clear = (): void => {
          for (const name of Object.keys(attributes)) box.removeAttribute(name);
        };
        box.addEventListener('blur', clear, { once: true });
      },
      options,
    );
    return () => {
      life.abort();
      stopClearing();
    };
  }, [frame, commands, openMenu]);
}
