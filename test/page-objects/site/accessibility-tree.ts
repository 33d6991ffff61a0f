import { expect } from 'chai';
import type { Page } from 'puppeteer-core';

/** A node of the accessibility tree, without the boxes and texts that have no role of their own. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  /** States and properties: `selected`, `expanded`, `level` … */
  readonly states: Readonly<Record<string, unknown>>;
  readonly children: readonly AccessibleNode[];
}

const SILENT = new Set([
  'none',
  'generic',
  'InlineTextBox',
  'StaticText',
  'LineBreak',
  'ListMarker',
]);

const CONTROLS = new Set(
  'button checkbox combobox grid link listbox menu menuitem option radio searchbox slider spinbutton switch tab tablist tabpanel textbox tree treeitem'.split(
    ' ',
  ),
);

/** Controls that may repeat a name: elements of a page are often of the same kind. */
const REPEATED = new Set(['treeitem', 'option']);

const LANDMARKS = new Set(
  'banner complementary contentinfo main navigation region search'.split(' '),
);

/** The accessibility tree of a page, without those of its frames. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode> {
  const session = await page.createCDPSession();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const described = (node: (typeof nodes)[number] | undefined): AccessibleNode[] => {
    if (!node) return [];
    const children = (node.childIds ?? []).flatMap((id) => described(byId.get(id)));
    const role = String(node.role?.value ?? 'none');
    if (node.ignored || SILENT.has(role)) return children;
    const properties = (node.properties ?? []).map(({ name, value }) => [name, value.value]);
    const name = String(node.name?.value ?? '').trim();
    return [{ role, name, states: Object.fromEntries(properties), children }];
  };
  const [tree] = described(nodes[0]);
  if (!tree) throw new Error('The page has no accessibility tree.');
  return tree;
}

/** A node and all nodes in it, in reading order. */
export function nodesOf(node: AccessibleNode): AccessibleNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

/** The nodes of a role. */
export function ofRole(tree: AccessibleNode, role: string): AccessibleNode[] {
  return nodesOf(tree).filter((node) => node.role === role);
}

/** The names of the nodes of a role, in reading order. */
export function namesOf(tree: AccessibleNode, role: string): string[] {
  return ofRole(tree, role).map(({ name }) => name);
}

/**
 * Expects one main part, landmarks that differ by role or name, headings without gaps, a name for each control, and no
 * two controls with the same role and name beside each other.
 */
export function expectOrder(tree: AccessibleNode): void {
  expect(ofRole(tree, 'main'), 'main parts').to.have.length(1);
  const landmarks = nodesOf(tree).filter(({ role }) => LANDMARKS.has(role));
  expect(repeated(landmarks), 'landmarks that are not told apart').to.deep.equal([]);
  expect(gapsOf(ofRole(tree, 'heading')), 'headings that skip a level').to.deep.equal([]);
  const nameless = nodesOf(tree).filter(({ role, name }) => CONTROLS.has(role) && name === '');
  expect(nameless.map(text), 'controls without a name').to.deep.equal([]);
  const twice = nodesOf(tree).flatMap(({ children }) =>
    repeated(children.filter(({ role }) => CONTROLS.has(role) && !REPEATED.has(role))),
  );
  expect(twice, 'controls with the same name beside each other').to.deep.equal([]);
}

const text = ({ role, name }: AccessibleNode): string => `${role} “${name}”`;

function repeated(nodes: readonly AccessibleNode[]): string[] {
  const texts = nodes.map(text);
  return texts.filter((one, index) => texts.indexOf(one) !== index);
}

/** The headings that are more than one level below the heading before them; the first must be of level 1. */
function gapsOf(headings: readonly AccessibleNode[]): string[] {
  const levels = [0, ...headings.map(({ states }) => Number(states.level))];
  return headings
    .filter((_, index) => (levels[index + 1] ?? 0) > (levels[index] ?? 0) + 1)
    .map(({ name }) => name);
}
