import {
  type ComponentData,
  type Config,
  createUsePuck,
  type Data,
  Puck,
  type PuckAction,
} from '@puckeditor/core';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  config,
  type EditedSite,
  EditedSiteContext,
  EditorFrame,
  fromPuckData,
  toPuckData,
  viewportsOf,
} from '../../src/editor/puck';
import { type PageDocument, readDocument, type SavedSettings } from '../../src/page';
import { until } from '../page-objects/until';

const usePuckState = createUsePuck();

/** A Puck editor with the library's components, and what a test does with it. */
export interface OpenedEditor {
  /** The document of the preview. */
  readonly frame: Document;
  /** The box that contains the editor. */
  readonly box: HTMLElement;
  /** The node in the preview. */
  node(id: string): HTMLElement;
  /** The page as it would be saved. */
  saved(): PageDocument;
  /** Performs an action of Puck, as its controls do. */
  act(action: PuckAction): void;
  /** Replaces the settings of a node, as its panel does. */
  change(id: string, settings: SavedSettings): void;
  /** Chooses a node, so that the panel shows its settings. */
  choose(id: string): Promise<HTMLElement>;
  close(): void;
}

/** Opens an editor for a page; resolves when all its nodes are drawn. */
export async function openEditor(json: unknown, site: EditedSite = {}): Promise<OpenedEditor> {
  const page = readDocument(json).document;
  let data: Data = toPuckData(page);
  let dispatch: ((action: PuckAction) => void) | undefined;
  let selectorOf: ((id: string) => { index: number; zone?: string } | undefined) | undefined;
  let itemOf: ((id: string) => ComponentData | undefined) | undefined;
  const Probe = ({ children }: { children: ReactNode }): ReactElement => {
    dispatch = usePuckState((state) => state.dispatch);
    selectorOf = usePuckState((state) => state.getSelectorForId);
    itemOf = usePuckState((state) => state.getItemById);
    return createElement(Fragment, null, children);
  };
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(
    createElement(
      EditedSiteContext.Provider,
      { value: site },
      createElement(Puck, {
        config: config as Config,
        data,
        height: '700px',
        onChange: (next) => {
          data = next;
        },
        viewports: viewportsOf(site.breakpoints ?? { mobile: 767, tablet: 1024 }),
        overrides: {
          puck: Probe,
          iframe: (props) => createElement(EditorFrame, { ...props, stylesheets: [], modules: [] }),
        },
      }),
    ),
  );
  const preview = (): Document | undefined =>
    box.querySelector('iframe')?.contentDocument ?? undefined;
  const shown = (id: string): HTMLElement | undefined =>
    preview()?.querySelector<HTMLElement>(`.nh-page [data-id="${id}"]`) ?? undefined;
  const ids = page.content.map(({ id }) => id);
  await until(
    () => preview()?.querySelector('.nh-page') && ids.every((id) => shown(id)),
    'drew the preview',
  );
  return {
    frame: preview() as Document,
    box,
    node: (id) => shown(id) as HTMLElement,
    saved: () => fromPuckData(data),
    act: (action) => dispatch?.(action),
    change(id, settings) {
      const { index = 0, zone = '' } = selectorOf?.(id) ?? {};
      const node = itemOf?.(id);
      if (!node) return;
      const changed = { ...node, props: { ...node.props, settings } };
      dispatch?.({
        type: 'replace',
        destinationIndex: index,
        destinationZone: zone,
        data: changed as ComponentData,
      });
    },
    async choose(id) {
      const itemSelector = selectorOf?.(id) ?? null;
      dispatch?.({ type: 'setUi', ui: { itemSelector } });
      await until(() => box.querySelector('.nh-settings-panel [data-key]'), 'showed the panel');
      return box.querySelector('.nh-settings-panel') as HTMLElement;
    },
    close() {
      root.unmount();
      box.remove();
    },
  };
}
