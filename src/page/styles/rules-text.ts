import type { Declarations } from './style-rule';

/**
 * Declarations by selector. For elements, selectors follow that of the box: empty for the box itself, ` .nh-heading`. Each of
 * a list, separated by commas, follows it.
 */
export type Rules = Map<string, Declarations>;

/** Rules that apply in a media query. */
export interface RuleBlock {
  /** Empty: always. */
  readonly query: string;
  readonly rules: Rules;
}

/** Adds declarations to the rule of a selector. */
export function addRule(rules: Rules, selector: string, declarations: Declarations): void {
  if (Object.keys(declarations).length === 0) return;
  rules.set(selector, { ...rules.get(selector), ...declarations });
}

/** Returns a copy to which rules may be added. */
export function copyOf(rules: Rules): Rules {
  return new Map(rules);
}

/** Returns the declarations that differ from those of `before`, and adds them to it. */
export function changedRules(rules: Rules, before: Rules): Rules {
  const changed: Rules = new Map();
  for (const [selector, declarations] of rules) {
    const known = before.get(selector) ?? {};
    const entries = Object.entries(declarations).filter(([name, css]) => known[name] !== css);
    addRule(changed, selector, Object.fromEntries(entries));
    addRule(before, selector, declarations);
  }
  return changed;
}

/** Returns declarations as CSS text. */
export function declarationsText(declarations: Declarations): string {
  let text = '';
  for (const name in declarations) text += `${text && ';'}${name}:${declarations[name]}`;
  return text;
}

/**
 * Returns rules as CSS text.
 *
 * @param box the selector before each of theirs. Default: none
 */
export function rulesText(rules: Rules, box = ''): string {
  let text = '';
  for (const [selector, declarations] of rules) {
    text += `${boxedSelector(box, selector)}{${declarationsText(declarations)}}`;
  }
  return text;
}

/** Returns the selector of a rule with that of the box before each of its parts. */
export function boxedSelector(box: string, selector: string): string {
  return selector
    .split(',')
    .map((one) => box + one)
    .join();
}

/** Returns blocks as CSS text, each in its media query. */
export function blocksText(blocks: readonly RuleBlock[], box: string): string {
  return blocks.map(({ query, rules }) => inQuery(query, rulesText(rules, box))).join('');
}

/** Puts CSS text into a media query; an empty query means none. */
export function inQuery(query: string, text: string): string {
  return query === '' || text === '' ? text : `@media ${query}{${text}}`;
}
