import { type Breakpoints, deviceQuery, narrowDevices } from '../../core/breakpoints/device';
import { boxedSelector, declarationsText, inQuery, type RuleBlock } from './rules-text';

/** The rules of an element of a page. */
export interface NodeRules {
  /** The selector of its box. */
  readonly box: string;
  /** Its rules for parts inside it may apply to parts of its children too. */
  readonly hasChildren: boolean;
  readonly blocks: readonly RuleBlock[];
}

/**
 * Returns the CSS of elements, in which equal rules of several elements are one rule with several selectors.
 *
 * No two boxes are the same element, so their rules may stand anywhere. Rules for parts of elements with children stand
 * before those of their children, which win. The order of devices is that of one element.
 */
export function sharedCss(nodes: readonly NodeRules[], breakpoints: Breakpoints): string {
  const boxes = new SharedRules();
  const leaves = new SharedRules();
  let parents = '';
  for (const { box, hasChildren, blocks } of nodes) {
    for (const { query, rules } of blocks) {
      const parts: WrittenRule[] = [];
      for (const [selector, declarations] of rules) {
        const rule = [selector, declarationsText(declarations)] as const;
        if (/^[\s>]/.test(selector)) parts.push(rule);
        else boxes.add(query, [rule], box);
      }
      if (parts.length === 0) continue;
      if (hasChildren) parents += inQuery(query, partsText(parts, [box]));
      else leaves.add(query, parts, box);
    }
  }
  const order = queryOrder(breakpoints);
  return boxes.css(order) + parents + leaves.css(order);
}

type WrittenRule = readonly [selector: string, declarations: string];

/** Rules with the boxes to which they apply. */
interface Group {
  readonly rules: readonly WrittenRule[];
  readonly boxes: string[];
}

/** Rules by media query, then by their text. */
class SharedRules {
  readonly #queries = new Map<string, Map<string, Group>>();

  add(query: string, rules: readonly WrittenRule[], box: string): void {
    const groups = this.#queries.get(query) ?? new Map<string, Group>();
    this.#queries.set(query, groups);
    const key = rules.map(([selector, text]) => `${selector}{${text}}`).join('');
    const known = groups.get(key);
    if (known) known.boxes.push(box);
    else groups.set(key, { rules, boxes: [box] });
  }

  /** @param order of the media queries; others follow */
  css(order: readonly string[]): string {
    const queries = new Set([...order, ...this.#queries.keys()]);
    return [...queries].map((query) => inQuery(query, this.#text(query))).join('');
  }

  #text(query: string): string {
    const groups = this.#queries.get(query)?.values() ?? [];
    return [...groups].map(({ rules, boxes }) => partsText(rules, boxes)).join('');
  }
}

function partsText(rules: readonly WrittenRule[], boxes: readonly string[]): string {
  return rules
    .map(
      ([selector, text]) => `${boxes.map((box) => boxedSelector(box, selector)).join()}{${text}}`,
    )
    .join('');
}

function queryOrder(breakpoints: Breakpoints): readonly string[] {
  const devices = narrowDevices(breakpoints).reverse();
  const wide = 'widescreen' in breakpoints ? ['widescreen'] : [];
  return ['', ...[...devices, ...wide].map((device) => deviceQuery(device, breakpoints))];
}
