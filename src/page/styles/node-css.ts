import { type Breakpoints, deviceQuery, narrowDevices } from '../../core/breakpoints/device';
import type { BuilderElement, SavedSettings } from '../element';
import { isElementName } from '../ids';
import { type KitGlobals, noGlobals } from './kit-globals';
import { ParsedStyles } from './parsed-styles';
import { addRule, changedRules, copyOf, type Rules, rulesText } from './rules-text';
import type { Declarations, StyleRule, StyleRules, StyleSettings, StyleTarget } from './style-rule';
import { type Styled, styledElement } from './styled-element';
import { hidingCss } from './visibility';

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
  const selector = `.nh-e-${element.id}`;
  const css = settingsCss(selector, styledElement(element, block), element.settings, site);
  if (site.mode === 'edit') return css;
  return css + hidingCss(selector, element.settings, site.breakpoints);
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
  const devices = Object.keys(breakpoints);
  const parsed = new ParsedStyles(fields, saved, globals, devices);
  return new DeviceRules(selector, styles, parsed, breakpoints).css();
}

/** The rules of settings for each device. */
class DeviceRules {
  readonly #selector: string;
  readonly #styles: StyleRules;
  readonly #parsed: ParsedStyles;
  readonly #breakpoints: Breakpoints;
  /** True once a rule was written that differs on phones. */
  #hasMobile = false;

  constructor(
    selector: string,
    styles: StyleRules,
    parsed: ParsedStyles,
    breakpoints: Breakpoints,
  ) {
    this.#selector = selector;
    this.#styles = styles;
    this.#parsed = parsed;
    this.#breakpoints = breakpoints;
  }

  css(): string {
    const plain = this.#rules('desktop');
    let css = rulesText(plain);
    const below = copyOf(plain);
    for (const device of narrowDevices(this.#breakpoints).reverse()) {
      css += this.#deviceCss(device, below);
    }
    return 'widescreen' in this.#breakpoints ? css + this.#deviceCss('widescreen', plain) : css;
  }

  /** Returns the rules that differ from `before`, and adds them to it. */
  #deviceCss(device: string, before: Rules): string {
    if (!this.#parsed.hasDevice(device) && !(device === 'mobile' && this.#hasMobile)) return '';
    const text = rulesText(changedRules(this.#rules(device), before));
    return text && `@media ${deviceQuery(device, this.#breakpoints)}{${text}}`;
  }

  #rules(device: string): Rules {
    const rules: Rules = new Map();
    const values = this.#parsed.valuesFor(device, this.#breakpoints);
    for (const [key, given] of Object.entries(this.#styles)) {
      if (values[key] === undefined) continue;
      const isInherited = device === 'mobile' && !this.#parsed.isSetFor(key, device);
      for (const rule of Array.isArray(given) ? given : [given]) {
        this.#hasMobile ||= rule.onMobile !== undefined;
        addRule(rules, selectorOf(this.#selector, rule), written(rule, key, values, isInherited));
      }
    }
    return rules;
  }
}

function written(
  rule: StyleRule,
  key: string,
  values: StyleSettings,
  isInherited: boolean,
): Declarations {
  if (isInherited && rule.onMobile) return rule.onMobile(values);
  return rule.write(values[key] as never, values);
}

function selectorOf(box: string, { part, tag, isChild, state, pseudo }: StyleTarget): string {
  const name = part === undefined ? tag : `.${part}`;
  const inside = name === undefined ? '' : `${isChild ? '>' : ' '}${name}`;
  return `${box}${inside}${state ? `:${state}` : ''}${pseudo ? `::${pseudo}` : ''}`;
}
