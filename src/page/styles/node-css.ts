import { type Breakpoints, deviceQuery, narrowDevices } from '../../core/breakpoints/device';
import type { BuilderElement, SavedSettings } from '../element';
import { isElementName } from '../ids';
import { type KitGlobals, noGlobals } from './kit-globals';
import { ParsedStyles } from './parsed-styles';
import type { Declarations, StyleRule, StyleRules, StyleSettings, StyleTarget } from './style-rule';
import { type Styled, styledElement } from './styled-element';

/** What the styles of a page depend on besides its elements. */
export interface StyleSite {
  readonly breakpoints: Breakpoints;
  /** Default: none. */
  readonly globals?: KitGlobals;
  /** In `edit`, elements that are hidden on a device stay visible. Default: `public`. */
  readonly mode?: 'public' | 'edit';
}

/**
 * Returns the CSS of an element: of its layout, of its box, and of a widget's own settings. Empty if no setting becomes
 * CSS.
 *
 * @param block the block that prints a widget
 */
export function nodeCss(
  element: BuilderElement,
  block: Styled | undefined,
  site: StyleSite,
): string {
  if (!isElementName(element.id)) return '';
  const styled = styledElement(element, block);
  return settingsCss(`.nh-e-${element.id}`, styled, element.settings, site);
}

/**
 * Returns the CSS of settings: the plain values, then those of narrower devices that differ, each in one media query.
 *
 * @param selector of the box
 */
export function settingsCss(
  selector: string,
  { settings: fields, styles = {} }: Styled,
  saved: SavedSettings,
  { breakpoints, globals = noGlobals }: StyleSite,
): string {
  const parsed = new ParsedStyles(fields, saved, globals, Object.keys(breakpoints));
  const plain = rulesFor(selector, styles, parsed.valuesFor('desktop', breakpoints));
  let css = ruleText(plain);
  const below = copyOf(plain);
  for (const device of [...narrowDevices(breakpoints)].reverse()) {
    css += deviceCss(device, below);
  }
  return 'widescreen' in breakpoints ? css + deviceCss('widescreen', plain) : css;

  function deviceCss(device: string, before: Rules): string {
    if (!parsed.hasDevice(device)) return '';
    const rules = rulesFor(selector, styles, parsed.valuesFor(device, breakpoints));
    const text = ruleText(changed(rules, before));
    return text && `@media ${deviceQuery(device, breakpoints)}{${text}}`;
  }
}

/** Declarations by selector. */
type Rules = Map<string, Record<string, string>>;

function rulesFor(selector: string, styles: StyleRules, values: StyleSettings): Rules {
  const rules: Rules = new Map();
  for (const [key, given] of Object.entries(styles)) {
    const value = values[key];
    if (value === undefined) continue;
    for (const rule of ([] as StyleRule[]).concat(given)) {
      const declarations = rule.write(value as never, values);
      add(rules, selectorOf(selector, rule), declarations);
    }
  }
  return rules;
}

function add(rules: Rules, selector: string, declarations: Declarations): void {
  if (Object.keys(declarations).length === 0) return;
  rules.set(selector, { ...rules.get(selector), ...declarations });
}

function selectorOf(box: string, { part, isChild, state, pseudo }: StyleTarget): string {
  const inside = part === undefined ? '' : `${isChild ? '>' : ' '}.${part}`;
  return `${box}${inside}${state ? `:${state}` : ''}${pseudo ? `::${pseudo}` : ''}`;
}

function copyOf(rules: Rules): Rules {
  return new Map([...rules].map(([selector, declarations]) => [selector, { ...declarations }]));
}

/** Returns the declarations that differ from `before`, and adds them to it. */
function changed(rules: Rules, before: Rules): Rules {
  const result: Rules = new Map();
  for (const [selector, declarations] of rules) {
    const known = before.get(selector) ?? {};
    const entries = Object.entries(declarations).filter(([name, css]) => known[name] !== css);
    add(result, selector, Object.fromEntries(entries));
    before.set(selector, { ...known, ...declarations });
  }
  return result;
}

function ruleText(rules: Rules): string {
  let text = '';
  for (const [selector, declarations] of rules) {
    const lines = Object.entries(declarations).map(([name, css]) => `${name}:${css}`);
    text += `${selector}{${lines.join(';')}}`;
  }
  return text;
}
