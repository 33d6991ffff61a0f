import type { Declarations } from './style-rule';

/** Declarations by selector. */
export type Rules = Map<string, Declarations>;

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

/** Returns rules as CSS text. */
export function rulesText(rules: Rules): string {
  let text = '';
  for (const [selector, declarations] of rules) {
    const lines = Object.entries(declarations).map(([name, css]) => `${name}:${css}`);
    text += `${selector}{${lines.join(';')}}`;
  }
  return text;
}
