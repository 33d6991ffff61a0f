import type { SavedSettings } from '../../page';

/** The name of nodes that only other software understands. They keep their data, and print their own markup. */
export const FIXED = 'fixed';

/** Further keys of a node, which are kept: `isInner`, `markup` and those of other software. */
export type KeptKeys = Readonly<Record<string, unknown>>;

/** The properties of a node in Puck's data. */
export interface NodeProps {
  readonly id: string;
  readonly settings: SavedSettings;
  readonly kept?: KeptKeys;
  /** The children of a layout element. */
  readonly elements?: readonly NodeData[];
  /** The panels of nested tabs and accordions. */
  readonly panels?: readonly PanelData[];
}

/** A container that is the panel of a tab or of an item. It is edited with the node that it belongs to. */
export interface PanelData {
  /** Absent in a new panel: see `panelId`. */
  readonly id?: string;
  readonly settings: SavedSettings;
  readonly kept?: KeptKeys;
  readonly elements: readonly NodeData[];
}

/** A node in Puck's data. */
export interface NodeData {
  readonly type: string;
  readonly props: NodeProps;
}

/** A page in Puck's data: the page settings are those of the root. */
export interface PuckData {
  readonly root: { readonly props: { readonly settings: SavedSettings } };
  readonly content: readonly NodeData[];
}

/** Returns the id of a panel: its own, or one made from its node and its place. */
export function panelId(nodeId: string, { id }: Pick<PanelData, 'id'>, index: number): string {
  return id ?? `${nodeId}-${index + 1}`;
}
