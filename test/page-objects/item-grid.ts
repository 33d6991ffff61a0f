import { createElement, useCallback, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Template } from '../../src/api/libraries/template';
import unseen from '../../src/core/parts/unseen.css?inline';
import kits from '../../src/ui/admin-tools.css?inline';
import {
  ItemGrid,
  type KeyCommand,
  type Sort,
  sortAfter,
  type ViewKind,
} from '../../src/ui/item-grid';
import styles from '../../src/ui/item-grid/grid.css?inline';
import { emptySelection, type Range, type Rows, reduceSelection } from '../../src/ui/listing';
import { noRows, withPages } from '../../src/ui/listing/rows';
import { template } from '../ui/listing/templates';

const style = document.createElement('style');
style.textContent = [unseen, kits, styles].join('\n');

let root: Root | undefined;
let page: HTMLElement | undefined;

/** The page object of a list of templates. */
export interface LiveGrid {
  readonly grid: HTMLElement;
  /** The root that contains the list: the page, or a shadow root. */
  readonly root: Document | ShadowRoot;
  /** The commands that the list has triggered, the newest last. */
  readonly commands: [type: KeyCommand['type'], index: number][];
  readonly shown: Range[];
  readonly sorts: Sort[];
  /** The selected ids, and the folder on which they were dropped. */
  readonly drops: [ids: readonly string[], folder: string | null][];
  /** Returns all rendered items. */
  items(): HTMLElement[];
  item(index: number): HTMLElement;
  /** Renders the list with other props. */
  as(view: ViewKind): void;
}

/** Returns fully loaded rows. */
export function fullList(total: number): Rows<Template> {
  const items = Array.from({ length: total }, (_, index) => template(index));
  return withPages(noRows<Template>(Math.max(1, total)), 0, { items, total });
}

/** Renders a list in a box of a width in pixels. */
export function liveGrid(
  rows: Rows<Template>,
  {
    width = 1000,
    height = 600,
    view = 'list' as ViewKind,
    dir = 'ltr',
    shadow = false,
    canDrop = false,
  } = {},
): LiveGrid {
  page = document.createElement('main');
  page.dir = dir;
  page.style.inlineSize = `${width}px`;
  const host = page.appendChild(document.createElement('div'));
  const parent = shadow ? host.attachShadow({ mode: 'open' }) : host;
  const body = document.createElement('div');
  body.className = 'nh-kits';
  parent.append(style, body);
  document.body.append(page);
  const commands: LiveGrid['commands'] = [];
  const shown: Range[] = [];
  const sorts: Sort[] = [];
  const drops: LiveGrid['drops'] = [];
  const drawn = createRoot(body);
  root = drawn;
  const draw = (now: ViewKind) => {
    flushSync(() => drawn.render(createElement(Stateful, { view: now })));
    const grid = body.querySelector<HTMLElement>('[role="grid"]');
    if (grid) grid.style.blockSize = `${height}px`;
  };

  function Stateful(props: { view: ViewKind }) {
    const [selection, dispatch] = useReducer(reduceSelection, emptySelection);
    const [sort, setSort] = useState<Sort>({ sort: 'date', order: 'desc' });
    const show = useCallback((range: Range) => void shown.push(range), []);
    return createElement(ItemGrid, {
      label: 'Templates',
      view: props.view,
      ...{ rows, selection, sort, show, isChanging: false },
      sortBy: (pressed) => {
        const next = sortAfter(sort, pressed);
        sorts.push(next);
        setSort(next);
      },
      drop: canDrop
        ? (folder) => drops.push([[...(selection.chosen as { ids: Set<string> }).ids], folder])
        : undefined,
      act: (command, index) => {
        commands.push([command.type, index]);
        if (command.type === 'toggle') dispatch({ type: 'toggle', index, row: template(index) });
        if (command.type !== 'go') return;
        const to = command.index;
        dispatch(
          command.how === 'choose'
            ? { type: 'choose', index: to, row: template(to) }
            : { type: 'focus', index: to },
        );
      },
    });
  }

  draw(view);
  const grid = body.querySelector<HTMLElement>('[role="grid"]') as HTMLElement;
  return {
    grid,
    root: shadow ? (parent as ShadowRoot) : document,
    commands,
    shown,
    sorts,
    drops,
    items: () => [...grid.querySelectorAll<HTMLElement>('[data-index]')],
    item: (index) => {
      const found = grid.querySelector<HTMLElement>(`[data-index="${index}"]`);
      if (!found) throw new Error(`Item ${index} is not drawn.`);
      return found;
    },
    as: draw,
  };
}

/** Removes the list. */
export function clearGrid(): void {
  root?.unmount();
  root = undefined;
  page?.remove();
}
