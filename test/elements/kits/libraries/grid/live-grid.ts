import { waitUntil } from '@open-wc/testing';
import { createElement, useCallback, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import unseen from '../../../../../src/core/parts/unseen.css?inline';
import kits from '../../../../../src/elements/kits/kits.css?inline';
import {
  ItemGrid,
  type KeyCommand,
  type Sort,
  sortAfter,
  type ViewKind,
} from '../../../../../src/elements/kits/libraries/grid';
import styles from '../../../../../src/elements/kits/libraries/grid/grid.css?inline';
import {
  emptySelection,
  type Range,
  type Rows,
  reduceSelection,
} from '../../../../../src/elements/kits/libraries/listing';
import { noRows, withPages } from '../../../../../src/elements/kits/libraries/listing/rows';
import type { Template } from '../../../../../src/elements/kits/libraries/wire/template';
import { template } from '../listing/templates';

const style = document.createElement('style');
style.textContent = [unseen, kits, styles].join('\n');

let root: Root | undefined;
let page: HTMLElement | undefined;

/** A list on the page, with the hands to work it. */
export interface LiveGrid {
  readonly grid: HTMLElement;
  /** What the list is in: the page, or a shadow root. */
  readonly root: Document | ShadowRoot;
  /** What it has asked for, newest last. */
  readonly commands: [type: KeyCommand['type'], place: number][];
  readonly shown: Range[];
  readonly sorts: Sort[];
  /** The chosen ones' ids, and the folder that they were dropped on. */
  readonly drops: [ids: readonly string[], folder: string | null][];
  /** All drawn items. */
  items(): HTMLElement[];
  item(place: number): HTMLElement;
  /** Draws the same list in another way. */
  as(view: ViewKind): void;
}

/** Rows of which all have come. */
export function fullList(total: number): Rows<Template> {
  const items = Array.from({ length: total }, (_, index) => template(index));
  return withPages(noRows<Template>(Math.max(1, total)), 0, { items, total });
}

/** Puts a list on a page that is `width` pixels wide. */
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
      act: (command, place) => {
        commands.push([command.type, place]);
        if (command.type === 'toggle') dispatch({ type: 'toggle', place, row: template(place) });
        if (command.type !== 'go') return;
        const to = command.place;
        dispatch(
          command.how === 'choose'
            ? { type: 'choose', place: to, row: template(to) }
            : { type: 'focus', place: to },
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
    items: () => [...grid.querySelectorAll<HTMLElement>('[data-place]')],
    item: (place) => {
      const found = grid.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (!found) throw new Error(`Item ${place} is not drawn.`);
      return found;
    },
    as: draw,
  };
}

/** Takes the list off the page. */
export function clearGrid(): void {
  root?.unmount();
  root = undefined;
  page?.remove();
}

/** Resolves when something holds: a busy machine may take its time. */
export function until(holds: () => boolean): Promise<void> {
  return waitUntil(holds, undefined, { interval: 10, timeout: 60_000 });
}

/** Resolves when a resize or a scroll has been drawn. */
export async function drawn(): Promise<void> {
  for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
}
