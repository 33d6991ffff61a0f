import { settingText } from '../../../core/languages/tool-words';
import { SAVED_BLOCK } from '../../../page';
import { nodeKinds } from '../../nodes/kinds';
import { message } from '../messages';
import type { TreeNode } from './page-tree';

/** The settings that tell nodes of one kind apart. */
const nameKeys = ['_title', 'title', 'text', 'heading'] as const;

/** Longer texts are cut. */
const LONGEST = 40;

/** Returns the name of a node: its kind, and the beginning of its text if it has one. */
export function nodeName({ type, data }: TreeNode): string {
  const other = type === SAVED_BLOCK ? 'Global block' : 'Fixed block';
  const kind = settingText(nodeKinds.get(type)?.title ?? other);
  const { settings = {} } = data.props;
  const text = nameKeys.map((key) => settings[key]).find((one) => typeof one === 'string' && one);
  if (typeof text !== 'string') return kind;
  const beginning = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return message('editor.tree.named', { kind, text: beginning });
}

/** Returns the name of the container of a node. */
export function boxName(parent: TreeNode | undefined): string {
  return parent ? nodeName(parent) : message('editor.tree.page');
}
