import { type Breakpoints, deviceQuery, narrowDevices } from '../../core/breakpoints/device';
import type { Typography } from '../../core/settings';
import { cssColour, cssLengthOf } from './css-values';
import { globalVariable, type KitGlobals } from './kit-globals';
import { addRule, changedRules, copyOf, type Rules, rulesText } from './rules-text';
import type { Declarations } from './style-rule';
import { typographyValues, typographyVariable } from './typography';
import { declared } from './writers';

/**
 * Returns the custom properties of the kit's colours, sizes and typographies, to which the CSS of elements refers.
 * Typographies have values per device.
 */
export function kitCss(globals: KitGlobals, breakpoints: Breakpoints): string {
  const before = rulesOf({ ...colours(globals), ...sizes(globals), ...fonts(globals, undefined) });
  const below = copyOf(before);
  const narrow = narrowDevices(breakpoints)
    .reverse()
    .map((device) => deviceCss(device, below));
  const wide = 'widescreen' in breakpoints ? deviceCss('widescreen', copyOf(before)) : '';
  return rulesText(before) + narrow.join('') + wide;

  function deviceCss(device: string, known: Rules): string {
    const text = rulesText(changedRules(rulesOf(fonts(globals, device)), known));
    return text && `@media ${deviceQuery(device, breakpoints)}{${text}}`;
  }
}

function rulesOf(declarations: Declarations): Rules {
  const rules: Rules = new Map();
  addRule(rules, ':root', declarations);
  return rules;
}

function colours({ colors }: KitGlobals): Declarations {
  const entries = Object.entries(colors).map(([id, value]) => [
    globalVariable('colors', id),
    cssColour(value),
  ]);
  return declared(Object.fromEntries(entries));
}

function sizes({ sizes: all }: KitGlobals): Declarations {
  const entries = Object.entries(all).map(([id, value]) => [
    globalVariable('sizes', id),
    cssLengthOf(value),
  ]);
  return declared(Object.fromEntries(entries));
}

function fonts({ typography }: KitGlobals, device: string | undefined): Declarations {
  const styles = Object.entries(typography).flatMap(([id, { plain, byDevice }]) => {
    const values = typographyValues((device ? byDevice.get(device) : plain) ?? {});
    return Object.entries(values).map(([part, css]) => [
      typographyVariable(id, part as keyof Typography),
      css,
    ]);
  });
  return Object.fromEntries(styles);
}
