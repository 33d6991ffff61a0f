import fc from 'fast-check';
import type { BuilderElement, SavedSettings } from '../../src/page';

/** A widget with this id. */
export const widget = (id: string, settings: SavedSettings = {}): BuilderElement => ({
  id,
  elType: 'widget',
  widgetType: 'text-editor',
  settings,
  elements: [],
});

/** A container with these children. */
export const box = (id: string, ...elements: BuilderElement[]): BuilderElement => ({
  id,
  elType: 'container',
  settings: {},
  elements,
});

/** A chain of containers, one in the other. */
export function chain(levels: number): BuilderElement {
  let element = box('end');
  for (let level = 1; level < levels; level += 1) element = box(`c${level}`, element);
  return element;
}

/** Settings as the builder may have saved them, without keys that could change prototypes. */
export const anySettings = fc
  .dictionary(
    fc.stringMatching(/^[a-z_]{1,12}$/),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
    { maxKeys: 4 },
  )
  // JSON has no -0.
  .map((settings): SavedSettings => JSON.parse(JSON.stringify(settings)))
  .filter((settings) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(settings)));

/** Elements whose ids still have to be numbered. */
export const { elements: anyElements } = fc.letrec<{
  elements: BuilderElement[];
  element: BuilderElement;
}>((tie) => ({
  element: fc.record({
    id: fc.constant('x'),
    elType: fc.constant('container'),
    settings: anySettings,
    elements: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constant([] as BuilderElement[]),
      tie('elements'),
    ),
  }),
  elements: fc.array(tie('element'), { maxLength: 4 }),
}));

/** Creates the ids `n1`, `n2` and so on. */
export function counter(prefix = 'n'): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}

/** Freezes a value at every depth, so that a change of it throws. */
export function frozen<T>(value: T): T {
  const left: unknown[] = [value];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    if (typeof one !== 'object' || one === null || Object.isFrozen(one)) continue;
    Object.freeze(one);
    for (const inner of Object.values(one)) if (inner !== null) left.push(inner);
  }
  return value;
}
