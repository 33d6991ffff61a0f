import {
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useContextMenu } from '../../../ui/use-context-menu';
import { useChosenId } from '../../nodes/use-chosen-id';
import { usePuckState } from '../../nodes/use-puck-state';
import { isEditKey, TextEditingContext } from '../canvas/text-editing';
import { useCommands } from '../commands';
import { message } from '../messages';
import { useNodeMenu } from '../node-menu';
import { directionOf, sideKeys } from './move-keys';
import { nodeName } from './node-name';
import { childrenOf, pageTree, rowsOf, type TreeNode } from './page-tree';
import { useRowDrag } from './use-row-drag';

/** The arrows that stand for the keys of `sideKeys`. */
const arrows = { ArrowLeft: '←', ArrowRight: '→' } as const;

/** The structure of the page as a tree view (APG), in which keys move nodes. */
export function StructureTree(): JSX.Element {
  const data = usePuckState(({ appState }) => appState.data);
  const chosenId = useChosenId();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focusedId, setFocusedId] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => pageTree(data), [data]);
  const rows = rowsOf(nodes, ({ id }) => closed.has(id));
  const current = rows.find(({ id }) => id === (focusedId ?? chosenId)) ?? rows[0];
  const focusEvents = useKeptFocus(tree);
  useRowDrag(tree, rows.length > 0);
  const { into, out } = sideKeys();
  if (rows.length === 0) {
    return (
      <div className="nh-kits nh-page-tree">
        <p part="note">{message('editor.tree.empty')}</p>
      </div>
    );
  }
  const setOpen = (id: string, isOpen: boolean): void => {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  return (
    <div className="nh-kits nh-page-tree">
      <p part="note" id="nh-page-tree-help">
        {message('editor.tree.help', { into: arrows[into], out: arrows[out] })}
      </p>
      <div
        ref={tree}
        role="tree"
        part="tree"
        aria-label={message('editor.tree.label')}
        aria-describedby="nh-page-tree-help"
        {...focusEvents}
      >
        {rows.map((node) => (
          <TreeRow
            key={node.id}
            {...{ node, rows, setOpen }}
            isOpen={!closed.has(node.id)}
            isChosen={node.id === chosenId}
            isCurrent={node === current}
            focus={setFocusedId}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * Keeps the focus in the tree when its row moves to another place of the list, where the browser takes it away. A person who
 * leaves the tree, such as by a click into the preview, keeps the focus there.
 */
function useKeptFocus(tree: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!row || !hadFocus.current) return;
    const { activeElement, body } = row.ownerDocument;
    const isInside = tree.current?.contains(activeElement);
    if (!isInside && activeElement && activeElement !== body) hadFocus.current = false;
    else if (row !== activeElement) row.focus();
  });
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (!tree.current?.contains(target as Node)) hadFocus.current = false;
    };
    // A click on something without focus leaves the tree too.
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [tree]);
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
  };
}

interface RowProps {
  readonly node: TreeNode;
  readonly rows: readonly TreeNode[];
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
  readonly focus: (id: string | undefined) => void;
}

function TreeRow(props: RowProps): ReactNode {
  const { node, isOpen, isChosen, isCurrent, focus, setOpen } = props;
  const { id, level, index, count } = node;
  const commands = useCommands();
  const openMenu = useNodeMenu();
  const hasChildren = childrenOf(node).length > 0;
  const press = useRowKeys(props);
  const row = useRef<HTMLDivElement>(null);
  useContextMenu(row, (event) => {
    event.preventDefault();
    if (row.current) openMenu(id, row.current);
  });
  return (
    <div
      ref={row}
      role="treeitem"
      part="tree-row"
      data-node={id}
      data-level={Math.min(level, 12)}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-selected={isChosen}
      aria-expanded={hasChildren ? isOpen : undefined}
      onKeyDown={press}
      onFocus={() => focus(id)}
      onClick={() => commands.choose(id)}
    >
      <span
        part="tree-toggle"
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (hasChildren) setOpen(id, !isOpen);
        }}
      >
        {hasChildren ? (isOpen ? '▾' : '▸') : ''}
      </span>
      <span part="tree-name" title={nodeName(node)}>
        {nodeName(node)}
      </span>
    </div>
  );
}

/** Returns the handler of the keys of a row, by the tree view pattern, with Alt to move its node. */
function useRowKeys({ node, rows, isOpen, setOpen, focus }: RowProps) {
  const commands = useCommands();
  const texts = useContext(TextEditingContext);
  const { id, parent } = node;
  const children = childrenOf(node);
  return (event: KeyboardEvent<HTMLElement>): void => {
    const direction = directionOf(event);
    const at = rows.indexOf(node);
    const { into, out } = sideKeys();
    const steps: Readonly<Record<string, () => void>> = {
      ArrowUp: () => focus((rows[at - 1] ?? node).id),
      ArrowDown: () => focus((rows[at + 1] ?? node).id),
      Home: () => focus(rows[0]?.id),
      End: () => focus(rows.at(-1)?.id),
      [into]: () =>
        isOpen || children.length === 0 ? focus((children[0] ?? node).id) : setOpen(id, true),
      [out]: () =>
        isOpen && children.length > 0 ? setOpen(id, false) : focus((parent ?? node).id),
      Enter: () => commands.choose(id),
      ' ': () => commands.choose(id),
      Delete: () => {
        focus(undefined);
        commands.remove(id);
      },
    };
    // Choosing opens the panel of a tab that contains the node.
    const editText = (): void => {
      commands.choose(id);
      requestAnimationFrame(() => requestAnimationFrame(() => texts.begin(id)));
    };
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const step = direction
      ? () => commands.move(id, direction)
      : isEditKey(event)
        ? editText
        : isPlain
          ? steps[event.key]
          : undefined;
    if (!step) return;
    event.preventDefault();
    // Puck deletes the chosen node at the same key.
    event.stopPropagation();
    step();
  };
}
