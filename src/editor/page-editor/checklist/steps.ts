import type { NodeData } from '../../data/puck-data';
import type { TreeNode } from '../tree/page-tree';

/** The steps of the checklist, in its order. */
export const stepNames = ['title', 'element', 'menu', 'variable', 'phone', 'publish'] as const;

/** A step of the checklist. */
export type StepName = (typeof stepNames)[number];

/** The state of the editor from which steps tick themselves. */
export interface ChecklistFacts {
  readonly title: string;
  /** All nodes of the page. */
  readonly nodes: readonly TreeNode[];
  readonly isPublished: boolean;
}

/** The widgets that show a menu of the site. */
const menus: ReadonlySet<string> = new Set(['nav-menu', 'nh-menu-toggle']);

const tests: Readonly<Record<StepName, (state: ChecklistFacts) => boolean>> = {
  title: ({ title }) => title.trim() !== '',
  element: ({ nodes }) => nodes.length > 0,
  menu: ({ nodes }) => nodes.some(({ data }) => menus.has(data.type) && hasMenu(data)),
  variable: ({ nodes }) => nodes.some(({ data }) => isConnected(data)),
  // Choosing the phone's view marks it.
  phone: () => false,
  publish: ({ isPublished }) => isPublished,
};

/** Returns the steps that the state of the editor fulfils. */
export function fulfilledSteps(state: ChecklistFacts): readonly StepName[] {
  return stepNames.filter((name) => tests[name](state));
}

function hasMenu({ props: { settings } }: NodeData): boolean {
  return typeof settings.menu === 'string' && settings.menu !== '';
}

/** Whether a setting of a node refers to a variable. */
function isConnected({ props: { settings } }: NodeData): boolean {
  return Object.keys(Object(settings.__globals__)).length > 0;
}
