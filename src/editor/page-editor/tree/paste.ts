import type { Data } from '@puckeditor/core';
import { type Elements, readDocument, type SavedSettings, withNewIds } from '../../../page';
import { elementOf, fromPuckData } from '../../data/from-puck';
import type { NodeData, NodeProps, PuckData } from '../../data/puck-data';
import { toPuckData } from '../../data/to-puck';
import { nodeKinds } from '../../nodes/kinds';
import { isStyle } from '../../panel/sections';
import { ROOT_ZONE } from './page-tree';

/** Returns a copy of a node whose ids are new in a page. */
export function copyOf(node: NodeData, page: Data): NodeData {
  const content = withNewIds([elementOf(node)], { taken: fromPuckData(page).content });
  const { document } = readDocument({ format: 1, content });
  return (toPuckData(document) as unknown as PuckData).content[0] ?? node;
}

/** Returns the nodes of elements. */
export function nodesOf(elements: Elements): readonly NodeData[] {
  const { document } = readDocument({ format: 1, content: elements });
  return (toPuckData(document) as unknown as PuckData).content;
}

/** A place in the lists of nodes. */
export interface NodePlace {
  /** Puck's name of the list. */
  readonly zone: string;
  readonly index: number;
  /** The number of nodes that are replaced. Default: none. */
  readonly removed?: number;
}

/** Returns the page with further nodes at a place. The given page stays as it is. */
export function withNodes(
  page: Data,
  { zone, index, removed = 0 }: NodePlace,
  nodes: readonly NodeData[],
): Data {
  const put = (list: readonly NodeData[], name: string): readonly NodeData[] => {
    const inner = list.map(inside);
    return name === zone ? inner.toSpliced(index, removed, ...nodes) : inner;
  };
  const inside = (data: NodeData): NodeData => {
    const { id, elements, panels } = data.props;
    if (!elements && !panels) return data;
    const props: NodeProps = {
      ...data.props,
      ...(elements && { elements: put(elements, `${id}:elements`) }),
      ...(panels && {
        panels: panels.map((panel, at) => ({
          ...panel,
          elements: put(panel.elements, `${id}:panels[${at}].elements`),
        })),
      }),
    };
    return { ...data, props };
  };
  const { content } = page as unknown as PuckData;
  return { ...page, content: put(content, ROOT_ZONE) as unknown as Data['content'] };
}

/** Returns the settings of a node with the style of another: its own, and that of its box. */
export function withStyle(target: NodeData, source: NodeData): SavedSettings {
  const fields = nodeKinds.get(target.type)?.fields ?? {};
  const names = Object.keys(fields).filter((key) => fields[key] && isStyle(fields[key]));
  const isTaken = (key: string): boolean =>
    names.some((name) => key === name || key.startsWith(`${name}_`));
  const own = Object.entries(target.props.settings).filter(([key]) => !isTaken(key));
  const taken = Object.entries(source.props.settings).filter(([key]) => isTaken(key));
  return Object.fromEntries([...own, ...taken]);
}
