import { type Data, type PuckApi, useGetPuck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import {
  type BuilderElement,
  type Elements,
  newElementId,
  type PageDocument,
  type SavedSettings,
  withNewIds,
} from '../../page';
import { fromPuckData } from '../data/from-puck';
import type { NodeData, PuckData } from '../data/puck-data';
import { useAnnounce } from './announcer';
import { Steps } from './history/steps';
import { message } from './messages';
import { message as templateMessage } from './templates/messages';
import { type Direction, type Place, placeOf } from './tree/moves';
import { kindToAdd, placeOfNew } from './tree/new-place';
import { boxName, nodeName } from './tree/node-name';
import { nodeById, pageTree, type TreeNode } from './tree/page-tree';
import { copyOf, type NodePlace, nodesOf, withNodes, withStyle } from './tree/paste';

/** The commands that the keyboard, the menus and the top bar give. Each announces its result. */
export class Commands {
  /** The steps that can be undone. */
  readonly steps: Steps;
  readonly #puck: () => PuckApi;
  readonly #announce: (text: string) => void;
  #copied: NodeData | undefined;

  constructor(puck: () => PuckApi, announce: (text: string) => void) {
    this.steps = new Steps(puck);
    this.#puck = puck;
    this.#announce = announce;
  }

  /** The outermost nodes of the page. */
  get nodes(): readonly TreeNode[] {
    return pageTree(this.#puck().appState.data);
  }

  /** The page as it is now. */
  get document(): PageDocument {
    return fromPuckData(this.#puck().appState.data);
  }

  /** True if a node was copied. */
  get hasCopy(): boolean {
    return this.#copied !== undefined;
  }

  /** The id of the chosen node. */
  get chosenId(): string | undefined {
    return this.#puck().selectedItem?.props.id;
  }

  node(id: string): TreeNode | undefined {
    return nodeById(this.nodes, id);
  }

  /** Chooses a node, so that the panel shows its settings; without an id, the page. */
  choose(id: string | undefined): void {
    const itemSelector = (id !== undefined && this.#puck().getSelectorForId(id)) || null;
    this.#puck().dispatch({ type: 'setUi', ui: { itemSelector } });
  }

  move(id: string, direction: Direction): void {
    const node = this.node(id);
    if (!node || !this.mayMove(id)) return;
    const place = placeOf(node, this.#siblingsOf(node), direction);
    if (place) this.#move(node, place);
    else this.#announce(staysWords(node, direction));
  }

  /** Moves a node to a place, such as one where it is dropped. */
  moveTo(id: string, place: Place): void {
    const node = this.node(id);
    if (!node || !this.mayMove(id)) return;
    if (node.zone !== place.zone || node.index !== place.index) this.#move(node, place);
  }

  mayMove(id: string): boolean {
    return this.#may('drag', id);
  }

  /** Returns the sentence why a node cannot be moved in a direction; undefined if it can. */
  reasonToStay(id: string, direction: Direction): string | undefined {
    const node = this.node(id);
    const place = node && placeOf(node, this.#siblingsOf(node), direction);
    return node && !place ? staysWords(node, direction) : undefined;
  }

  /** Adds a node in the chosen empty box, after the chosen node, or at the end of the page. */
  insert(kind: string): void {
    if (!this.#may('insert')) return;
    const id = newElementId();
    const componentType = kindToAdd(kind, this.#chosen);
    const { zone, index } = this.#placeOfNew(componentType);
    this.#puck().dispatch({
      type: 'insert',
      componentType,
      destinationIndex: index,
      destinationZone: zone,
      id,
    });
    this.#chooseNew(id);
  }

  /** Adds elements where `insert` adds one. They get new ids. @returns whether it was allowed */
  insertElements(elements: Elements): boolean {
    const first = this.#putElements(elements);
    if (first) this.#chooseNew(first.props.id);
    return first !== undefined;
  }

  /** Adds the elements of a template as `insertElements` does, and applies its page settings, in one step. */
  insertTemplate(
    title: string,
    { content, page_settings }: Pick<PageDocument, 'content' | 'page_settings'>,
  ): void {
    const first = this.#putElements(content, page_settings);
    if (!first) return;
    const { id } = first.props;
    this.choose(id);
    const values = { title, count: content.length, box: boxName(this.node(id)?.parent) };
    this.#announce(templateMessage('editor.templates.inserted', values));
  }

  /** Replaces a node by an element. */
  replace(id: string, element: BuilderElement): void {
    const node = this.node(id);
    if (!node || !this.#may('edit', id)) return;
    const { appState, dispatch } = this.#puck();
    const { zone, index } = node;
    const data = withNodes(appState.data, { zone, index, removed: 1 }, nodesOf([element]));
    dispatch({ type: 'setData', data, recordHistory: true });
    this.choose(element.id);
  }

  duplicate(id: string): void {
    const node = this.node(id);
    if (node && this.#may('duplicate', id)) this.#put(node.data, node.zone, node.index + 1);
  }

  copy(id: string): void {
    const node = this.node(id);
    if (!node) return;
    this.#copied = node.data;
    this.#announce(message('editor.tree.copied', { node: nodeName(node) }));
  }

  /** Adds the copied node after a node. */
  paste(id: string): void {
    const node = this.node(id);
    if (!node || !this.#copied || !this.#may('insert')) return;
    this.#put(this.#copied, node.zone, node.index + 1);
  }

  /** Gives a node the style of the copied one. */
  pasteStyle(id: string): void {
    const node = this.node(id);
    if (!node || !this.#copied || !this.#may('edit', id)) return;
    this.#replace(node, withStyle(node.data, this.#copied));
    const from = nodeName({ ...node, type: this.#copied.type, data: this.#copied });
    this.#announce(message('editor.tree.styled', { from, node: nodeName(node) }));
  }

  /** Whether the settings of a node may be changed. */
  mayEdit(id: string): boolean {
    return this.#may('edit', id);
  }

  /** Saves settings of a node, which were edited in the preview. */
  setSettings(id: string, settings: SavedSettings): void {
    const node = this.node(id);
    if (node && this.mayEdit(id)) this.#replace(node, settings);
  }

  remove(id: string): void {
    const node = this.node(id);
    if (!node || !this.#may('delete', id)) return;
    const { index, zone, parent } = node;
    const siblings = this.#siblingsOf(node);
    const next = siblings[index + 1] ?? siblings[index - 1] ?? parent;
    this.#puck().dispatch({ type: 'remove', index, zone });
    this.choose(next?.id);
    this.#announce(message('editor.tree.removed', { node: nodeName(node) }));
  }

  undo(): void {
    if (!this.steps.canUndo) return;
    this.steps.undo();
    this.#announce(message('editor.tree.undone'));
  }

  redo(): void {
    if (!this.steps.canRedo) return;
    this.steps.redo();
    this.#announce(message('editor.tree.redone'));
  }

  #move(node: TreeNode, { index, zone, parent, count }: Place): void {
    this.#puck().dispatch({
      type: 'move',
      sourceIndex: node.index,
      sourceZone: node.zone,
      destinationIndex: index,
      destinationZone: zone,
    });
    this.choose(node.id);
    this.#announcePlace('editor.tree.moved', node, { index, parent, count });
  }

  /** Says where a node was dropped, if it is new or has moved. */
  announceDrop(id: string, before: readonly TreeNode[]): void {
    const node = this.node(id);
    const former = nodeById(before, id);
    if (!node || (former?.zone === node.zone && former.index === node.index)) return;
    this.#announcePlace(former ? 'editor.tree.moved' : 'editor.tree.added', node);
  }

  #announcePlace(
    key: 'editor.tree.added' | 'editor.tree.moved',
    node: TreeNode,
    { index, parent, count }: Pick<TreeNode, 'index' | 'parent' | 'count'> = node,
  ): void {
    const names = { node: nodeName(node), box: boxName(parent) };
    this.#announce(message(key, { ...names, number: index + 1, count }));
  }

  #may(right: 'drag' | 'insert' | 'duplicate' | 'delete' | 'edit', id?: string): boolean {
    const { getPermissions, getItemById } = this.#puck();
    const item = id === undefined ? undefined : getItemById(id);
    return getPermissions(item ? { item } : {})[right] !== false;
  }

  #replace({ data: former, index, zone }: TreeNode, settings: SavedSettings): void {
    const data = { ...former, props: { ...former.props, settings } };
    this.#puck().dispatch({
      type: 'replace',
      destinationIndex: index,
      destinationZone: zone,
      data,
    });
  }

  #siblingsOf({ zone, parent }: TreeNode): readonly TreeNode[] {
    if (!parent) return this.nodes;
    return parent.zones.find(({ name }) => name === zone)?.nodes ?? [];
  }

  get #chosen(): TreeNode | undefined {
    const id = this.chosenId;
    return id === undefined ? undefined : this.node(id);
  }

  #placeOfNew(kind: string): NodePlace {
    return placeOfNew(kind, this.#chosen, this.nodes.length);
  }

  /** @returns the first of the new nodes; undefined if nothing was added */
  #putElements(elements: Elements, pageSettings: SavedSettings = {}): NodeData | undefined {
    const { appState, dispatch } = this.#puck();
    const [first] = elements;
    if (!first || !this.#may('insert')) return undefined;
    const nodes = nodesOf(withNewIds(elements, { taken: this.document.content }));
    const page = withPageSettings(appState.data, pageSettings);
    const data = withNodes(page, this.#placeOfNew(first.elType), nodes);
    dispatch({ type: 'setData', data, recordHistory: true });
    return nodes[0];
  }

  #put(node: NodeData, zone: string, index: number): void {
    const { appState, dispatch } = this.#puck();
    const copy = copyOf(node, appState.data);
    const data = withNodes(appState.data, { zone, index }, [copy]);
    dispatch({ type: 'setData', data, recordHistory: true });
    this.#chooseNew(copy.props.id);
  }

  #chooseNew(id: string): void {
    this.choose(id);
    const node = this.node(id);
    if (node) this.#announcePlace('editor.tree.added', node);
  }
}

function staysWords(node: TreeNode, direction: Direction): string {
  const names = { node: nodeName(node), box: boxName(node.parent) };
  return message(`editor.tree.stays.${direction}`, names);
}

function withPageSettings(page: Data, settings: SavedSettings): Data {
  const { props } = (page as unknown as PuckData).root;
  return {
    ...page,
    root: { ...page.root, props: { ...props, settings: { ...props?.settings, ...settings } } },
  } as Data;
}

const CommandsContext = createContext<Commands | undefined>(undefined);

/** Returns the commands of the editor around the component. */
export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error('useCommands() is called outside of a page editor.');
  return commands;
}

/** Offers the commands to the parts of an editor. Puck renders it inside its own context. */
export function CommandsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const puck = useRef(useGetPuck());
  const announce = useAnnounce();
  const commands = useMemo(() => new Commands(() => puck.current(), announce), [announce]);
  return <CommandsContext.Provider value={commands}>{children}</CommandsContext.Provider>;
}
