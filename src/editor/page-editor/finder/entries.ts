import { useContext, useMemo } from 'react';
import { settingText } from '../../../core/languages/tool-words';
import { pageSettingFields } from '../../../page';
import { EditedSiteContext } from '../../nodes/edit-site';
import { nodeKinds } from '../../nodes/kinds';
import { type SettingRequest, SettingRequestsContext } from '../../nodes/setting-requests';
import { useChosenId } from '../../nodes/use-chosen-id';
import { usePuckState } from '../../nodes/use-puck-state';
import { labelOf } from '../../panel/label-of';
import { sectionsOf } from '../../panel/sections';
import { type Commands, useCommands } from '../commands';
import { message } from '../messages';
import { useIsLocked, useOpenedPage } from '../opened-page';
import { type OpenPlace, useMenuPlaces, useOpenPlace, useReasonOff } from '../places/open-place';
import { nodeName } from '../tree/node-name';
import { rowsOf, type TreeNode } from '../tree/page-tree';

/** An entry of the finder. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  /** The name of the element that it adds. */
  readonly subject?: string;
  readonly group: 'action' | 'own' | 'node' | 'element' | 'setting' | 'page';
  readonly run: () => void;
}

/**
 * Returns what the finder can find: actions, settings of the chosen node, nodes of this page, elements to add, page
 * settings, and other pages.
 */
export function useEntries(): readonly Entry[] {
  const commands = useCommands();
  const open = useOpenPlace();
  const places = useMenuPlaces();
  const reasonOff = useReasonOff();
  const { pages = [] } = useContext(EditedSiteContext);
  const { page, previewAddress } = useOpenedPage();
  const isLocked = useIsLocked();
  const may = page.rights.edit && !isLocked;
  const requests = useContext(SettingRequestsContext);
  const chosen = useChosenId();
  const dispatch = usePuckState((state) => state.dispatch);
  return useMemo(
    () => [
      ...actions(commands, may),
      ...(page.rights.publish && !isLocked
        ? [entry('action', 'publish', message('editor.bar.publish'), () => press('publish'))]
        : []),
      ...(previewAddress === undefined
        ? []
        : [entry('action', 'preview', message('editor.bar.preview'), () => press('preview'))]),
      ...places
        .filter((name) => name !== 'finder' && reasonOff(name) === undefined)
        .map((name) => entry('action', name, message(`editor.place.${name}`), () => open(name))),
      ...ownSettings(chosen === undefined ? undefined : commands.node(chosen), (request) => {
        dispatch({ type: 'setUi', ui: { rightSideBarVisible: true } });
        requests.ask(request);
      }),
      ...(chosen !== undefined && reasonOff('saveTemplate') === undefined
        ? [
            entry('action', 'saveTemplate', message('editor.place.saveTemplate'), () =>
              open('saveTemplate'),
            ),
          ]
        : []),
      ...nodes(commands),
      ...(may ? elements(commands) : []),
      ...settings(open),
      ...pages.map(({ title, address }) =>
        entry('page', address, title, () => location.assign(address)),
      ),
    ],
    [
      ...[commands, open, places, reasonOff, pages, page, previewAddress],
      ...[isLocked, may, requests, chosen, dispatch],
    ],
  );
}

function entry(group: Entry['group'], name: string, title: string, run: () => void): Entry {
  return { key: `${group} ${name}`, title, group, run };
}

function actions(commands: Commands, may: boolean): readonly Entry[] {
  if (!may) return [];
  return [
    entry('action', 'undo', message('editor.bar.undo'), () => commands.undo()),
    entry('action', 'redo', message('editor.bar.redo'), () => commands.redo()),
  ];
}

/** Presses a button or link of the bar, which does the rest: the event, the saving, the words for screen readers. */
function press(name: 'publish' | 'preview'): void {
  document.querySelector<HTMLElement>(`[data-do="${name}"]`)?.click();
}

function nodes(commands: Commands): readonly Entry[] {
  return rowsOf(commands.nodes).map((node) =>
    entry('node', node.id, nodeName(node), () => commands.choose(node.id)),
  );
}

function elements(commands: Commands): readonly Entry[] {
  return [...nodeKinds.values()].map(({ name, title }) => {
    const subject = settingText(title);
    const label = message('editor.finder.add', { name: subject });
    return { ...entry('element', name, label, () => commands.insert(name)), subject };
  });
}

/** The settings of a node, which its panel then shows. */
function ownSettings(
  node: TreeNode | undefined,
  ask: (request: Omit<SettingRequest, 'count'>) => void,
): readonly Entry[] {
  const { fields = {} } = (node && nodeKinds.get(node.type)) ?? {};
  return sectionsOf(fields).flatMap((section) =>
    Object.entries(section.fields).map(([key, field]) => {
      const label = labelOf(field, key);
      return entry('own', key, label, () =>
        ask({ node: node?.id ?? '', key, search: field.label ?? key }),
      );
    }),
  );
}

function settings(open: OpenPlace): readonly Entry[] {
  return Object.entries(pageSettingFields).map(([key, field]) => {
    const label = labelOf(field, key);
    return entry('setting', key, label, () => open('pageSettings', { search: label }));
  });
}
