import type { BuilderElement, Elements } from './element';

/** Returns all elements at any depth, parents before their children. */
export function everyElement(elements: Elements): BuilderElement[] {
  const found: BuilderElement[] = [];
  const left = [...elements].reverse();
  for (let element = left.pop(); element; element = left.pop()) {
    found.push(element);
    pushReversed(left, element.elements);
  }
  return found;
}

/** Returns the element with this id at any depth. */
export function elementById(elements: Elements, id: string): BuilderElement | undefined {
  return everyElement(elements).find((element) => element.id === id);
}

/** Returns the number of levels of a tree: 0 for no elements, 1 for elements without children. */
export function levelsOf(elements: Elements): number {
  let levels = 0;
  let level: Elements = elements;
  while (level.length > 0) {
    levels += 1;
    level = level.flatMap((element) => element.elements);
  }
  return levels;
}

/** Returns a copy of the tree in which `change` has changed each element except for its children. */
export function mapElements(
  elements: Elements,
  change: (element: BuilderElement) => BuilderElement,
): BuilderElement[] {
  type Step = { readonly element: BuilderElement; readonly to: BuilderElement[] };
  const stepsInto = (children: Elements, to: BuilderElement[]): Step[] =>
    children.map((element) => ({ element, to }));
  const changed: BuilderElement[] = [];
  const left = stepsInto(elements, changed).reverse();
  for (let step = left.pop(); step; step = left.pop()) {
    const children: BuilderElement[] = [];
    step.to.push({ ...change(step.element), elements: children });
    pushReversed(left, stepsInto(step.element.elements, children));
  }
  return changed;
}

/** The indexes that lead to an element: its own comes last. */
export type TreePath = readonly number[];

/** Returns the path of the element with this id. */
export function pathTo(elements: Elements, id: string): TreePath | undefined {
  const lists = [elements];
  const path = [0];
  for (;;) {
    const element = lists.at(-1)?.[path.at(-1) ?? 0];
    if (element?.id === id) return path;
    if (element) {
      lists.push(element.elements);
      path.push(0);
    } else {
      lists.pop();
      path.pop();
      const parent = path.pop();
      if (parent === undefined) return undefined;
      path.push(parent + 1);
    }
  }
}

/** Returns the element at a path. */
export function elementAt(elements: Elements, path: TreePath): BuilderElement | undefined {
  let list = elements;
  let element: BuilderElement | undefined;
  for (const index of path) {
    element = list[index];
    list = element?.elements ?? [];
  }
  return element;
}

/**
 * Returns a copy of the tree in which `change` has changed the children of one element. Only the elements on the path
 * are copied.
 *
 * @param parent the path of the element; empty for the outermost elements
 */
export function withChildren(
  elements: Elements,
  parent: TreePath,
  change: (children: Elements) => Elements,
): Elements {
  const lists: Elements[] = [elements];
  for (const index of parent) lists.push(lists.at(-1)?.[index]?.elements ?? []);
  let changed = change(lists.pop() ?? []);
  for (const index of [...parent].reverse()) {
    const list = lists.pop() ?? [];
    const element = list[index];
    if (element) changed = list.with(index, { ...element, elements: changed });
  }
  return changed;
}

/** Adds items to a stack so that the first one is taken first. */
function pushReversed<T>(stack: T[], items: readonly T[]): void {
  for (let index = items.length - 1; index >= 0; index -= 1) stack.push(items[index] as T);
}
