import { type Breakpoints, deviceQuery, narrowDevices } from '../../core/breakpoints/device';
import { perObject } from '../../core/state/per-object';
import type { BuilderElement, SavedSettings } from '../element';
import { isElementName } from '../ids';
import { type KitGlobals, noGlobals } from './kit-globals';
import { ParsedStyles } from './parsed-styles';
import {
  addRule,
  blocksText,
  changedRules,
  copyOf,
  type RuleBlock,
  type Rules,
} from './rules-text';
import type { Declarations, StyleRule, StyleRules, StyleSettings, StyleTarget } from './style-rule';
import { type Styled, styledElement } from './styled-element';
import { hidingRules } from './visibility';

/** What the styles of a page depend on besides its elements. */
export interface StyleSite {
  readonly breakpoints: Breakpoints;
  /** Default: none. */
  readonly globals?: KitGlobals;
  /** In `edit`, elements that are hidden on a device are dimmed. Default: `public`. */
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
  return blocksText(nodeRules(element, block, site), boxSelector(element));
}

/** Returns the selector of the box of an element. */
export function boxSelector({ id }: BuilderElement): string {
  return `.nh-e-${id}`;
}

/** Returns the rules of an element, in the order in which they must stand. */
export function nodeRules(
  element: BuilderElement,
  block: Styled | undefined,
  site: StyleSite,
): readonly RuleBlock[] {
  if (!isElementName(element.id)) return [];
  const { settings } = element;
  const blocks = settingsRules(styledElement(element, block), settings, site);
  return [...blocks, ...hidingRules(settings, site.breakpoints, site.mode)];
}

/** Returns the rules of settings: the plain values, then those of narrower devices that differ, each in a media query. */
export function settingsRules(
  { settings: fields, styles = {} }: Styled,
  saved: SavedSettings,
  { breakpoints, globals = noGlobals }: StyleSite,
): readonly RuleBlock[] {
  const devices = Object.keys(breakpoints);
  const parsed = new ParsedStyles(fields, saved, globals, devices);
  return new DeviceRules(styles, parsed, breakpoints).blocks();
}

/** The rules of settings for each device. */
class DeviceRules {
  readonly #styles: StyleRules;
  readonly #parsed: ParsedStyles;
  readonly #breakpoints: Breakpoints;
  /** True once a rule was written that differs on phones. */
  #hasMobile = false;

  constructor(styles: StyleRules, parsed: ParsedStyles, breakpoints: Breakpoints) {
    this.#styles = styles;
    this.#parsed = parsed;
    this.#breakpoints = breakpoints;
  }

  blocks(): readonly RuleBlock[] {
    const plain = this.#rules('desktop');
    const blocks: RuleBlock[] = [{ query: '', rules: copyOf(plain) }];
    const below = copyOf(plain);
    for (const device of narrowDevices(this.#breakpoints).reverse()) {
      blocks.push(...this.#deviceRules(device, below));
    }
    if ('widescreen' in this.#breakpoints) blocks.push(...this.#deviceRules('widescreen', plain));
    return blocks;
  }

  /** Returns the rules that differ from `before`, and adds them to it. */
  #deviceRules(device: string, before: Rules): readonly RuleBlock[] {
    if (!this.#parsed.hasDevice(device) && !(device === 'mobile' && this.#hasMobile)) return [];
    const rules = changedRules(this.#rules(device), before);
    return rules.size === 0 ? [] : [{ query: deviceQuery(device, this.#breakpoints), rules }];
  }

  #rules(device: string): Rules {
    const rules: Rules = new Map();
    const values = this.#parsed.valuesFor(device, this.#breakpoints);
    for (const [key, all] of ruleLists(this.#styles)) {
      if (values[key] === undefined) continue;
      const isInherited = device === 'mobile' && !this.#parsed.isSetFor(key, device);
      for (const rule of all) {
        this.#hasMobile ||= rule.onMobile !== undefined;
        addRule(rules, selectorOf(rule), written(rule, key, values, isInherited));
      }
    }
    return rules;
  }
}

type RuleList = readonly [key: string, rules: readonly StyleRule[]];

/** Returns the rules of each key. Elements have some two hundred keys, and most are not set. */
const ruleLists = perObject((styles: StyleRules): readonly RuleList[] =>
  Object.entries(styles).map(([key, rules]) => [key, [rules].flat() as StyleRule[]]),
);

function written(
  rule: StyleRule,
  key: string,
  values: StyleSettings,
  isInherited: boolean,
): Declarations {
  if (isInherited && rule.onMobile) return rule.onMobile(values);
  return rule.write(values[key] as never, values);
}

/** Returns the selector of a target after that of the box. */
function selectorOf({ part, tag, isChild, state, pseudo }: StyleTarget): string {
  const name = part === undefined ? tag : `.${part}`;
  const end = `${state ? `:${state}` : ''}${pseudo ? `::${pseudo}` : ''}`;
  if (name === undefined) return end;
  if (!isChild) return ` ${name}${end}`;
  // A section or container with behaviour has its tag around the child (src/page/print/layout.ts).
  return `>${name}${end},>[settings]>${name}${end}`;
}
