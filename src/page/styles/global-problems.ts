import type { PageDocument } from '../document';
import type { BuilderElement } from '../element';
import type { DocumentProblem } from '../problem';
import { hasGlobal, type KitGlobals } from './kit-globals';
import { globalReferences } from './parsed-styles';

/**
 * Returns the references of a document to styles that the kit no longer has: such a setting has its own value, which is
 * the last one of the style. For editors.
 */
export function globalProblems(document: PageDocument, globals: KitGlobals): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const left: [element: BuilderElement, path: readonly (string | number)[]][] =
    document.content.map((element, index) => [element, ['content', index]]);
  for (let next = left.shift(); next; next = left.shift()) {
    const [element, path] = next;
    for (const [key, reference] of globalReferences(element.settings)) {
      if (hasGlobal(globals, reference)) continue;
      const place = [...path, 'settings', '__globals__', key];
      problems.push({ fault: 'unknown-global', path: place });
    }
    left.push(
      ...element.elements.map(
        (child, index) => [child, [...path, 'elements', index]] as (typeof left)[number],
      ),
    );
  }
  return problems;
}
