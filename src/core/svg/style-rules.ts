import { type CleanAttribute, paintsIn } from './attributes';

/** A single element name, class or id. */
const SIMPLE = /^[.#]?[a-z_][\w-]*$/i;

/** The specificity of a selector, by its first character; an element name has the lowest. */
const WEIGHTS = ['.', '#'];

interface Rule {
  readonly weight: number;
  readonly order: number;
  readonly paints: readonly CleanAttribute[];
}

/**
 * Reads the `style` elements of the parts of a drawing, as drawing programs export them, and returns the
 * declarations for each element. Only rules with a single class, id or element name are supported. The text is parsed in
 * a sheet without a document, so that nothing in it is loaded or applied.
 */
export function styledPaints(drawings: readonly Element[]): (part: Element) => CleanAttribute[] {
  const rules = rulesOf(drawings);
  if (rules.size === 0) return () => [];
  return (part) => {
    const classes = (part.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`);
    return [part.localName, ...new Set(classes), `#${part.id}`]
      .flatMap((selector) => rules.get(selector) ?? [])
      .sort((one, other) => one.weight - other.weight || one.order - other.order)
      .flatMap(({ paints }) => paints);
  };
}

function rulesOf(drawings: readonly Element[]): Map<string, Rule[]> {
  const bySelector = new Map<string, Rule[]>();
  const texts = drawings
    .flatMap((drawing) => [...drawing.getElementsByTagNameNS('*', 'style')])
    .map(({ textContent }) => textContent);
  styleRules(texts.join('\n')).forEach((rule, order) => {
    const paints = paintsIn(rule.style.cssText);
    for (const selector of rule.selectorText.split(',').map((one) => one.trim())) {
      if (!SIMPLE.test(selector)) continue;
      const weight = WEIGHTS.indexOf(selector.charAt(0));
      const same = bySelector.get(selector) ?? [];
      same.push({ weight, order, paints });
      bySelector.set(selector, same);
    }
  });
  return bySelector;
}

function styleRules(text: string): CSSStyleRule[] {
  if (text.trim() === '') return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
}
