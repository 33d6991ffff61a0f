import { defineSettings, type Length, type Shadow } from '../../core/settings';
import { radiusField, shadowField } from './box-fields';
import { type Prefixed, prefixed } from './prefixed';
import { durationField, shareField } from './shared-fields';
import type { Declarations, StyleRule, StyleRules, StyleSettings, StyleTarget } from './style-rule';
import { when } from './when';
import { corners, declared, shadow, share } from './writers';

const group = 'style';

/** The settings of radius, shadow, opacity and transitions without their prefix. */
function fieldsOf(box: string) {
  return defineSettings({
    border_radius: {
      ...radiusField,
      label: 'Border radius',
      doc: `Rounds the ${box}. Default: none.`,
    },
    border_radius_hover: {
      ...radiusField,
      label: 'Border radius on hover',
      doc: `Rounds the ${box} under the pointer. Default: as otherwise.`,
    },
    box_shadow_box_shadow_type: {
      kind: 'choice',
      options: { '': 'Off', yes: 'On' },
      label: 'Box shadow type',
      group,
      doc: 'Whether the shadow applies. Default: it applies if it is set.',
    },
    box_shadow_box_shadow: {
      ...shadowField,
      label: 'Box shadow',
      doc: `The shadow of the ${box}. Default: none.`,
    },
    box_shadow_box_shadow_position: {
      kind: 'choice',
      options: { ' ': 'Outline', inset: 'Inset' },
      label: 'Box shadow position',
      group,
      doc: `Whether the shadow is inside the ${box}. Default: outside.`,
    },
    box_shadow_hover_box_shadow_type: {
      kind: 'choice',
      options: { '': 'Off', yes: 'On' },
      label: 'Box shadow on hover type',
      group,
      doc: 'Whether the shadow on hover applies. Default: it applies if it is set.',
    },
    box_shadow_hover_box_shadow: {
      ...shadowField,
      label: 'Box shadow on hover',
      doc: `The shadow of the ${box} under the pointer. Default: as otherwise.`,
    },
    box_shadow_hover_box_shadow_position: {
      kind: 'choice',
      options: { ' ': 'Outline', inset: 'Inset' },
      label: 'Box shadow on hover position',
      group,
      doc: `Whether the shadow on hover is inside the ${box}. Default: outside.`,
    },
    opacity: {
      ...shareField,
      responsive: true,
      label: 'Opacity',
      group,
      doc: `The opacity of the ${box}, from 0 to 1. Default: 1.`,
    },
    opacity_hover: {
      ...shareField,
      responsive: true,
      label: 'Opacity on hover',
      group,
      doc: `The opacity of the ${box} under the pointer, from 0 to 1. Default: as otherwise.`,
    },
    background_hover_transition: {
      ...durationField,
      label: 'Background transition duration',
      group,
      doc: 'The time in which the background changes on hover. Default: 0.3 seconds.',
    },
    border_hover_transition: {
      ...durationField,
      label: 'Border transition duration',
      group,
      doc: 'The time in which border, radius, shadow and opacity change on hover. Default: 0.3 seconds.',
    },
  });
}

/** The settings of radius, shadow, opacity and transitions. */
export type EffectFields<P extends string> = Prefixed<P, ReturnType<typeof fieldsOf>>;

/**
 * Returns the settings of radius, shadow, opacity and transitions.
 *
 * @param prefix of the keys: `_` for widgets
 * @param box what they apply to, in docs: `widget`
 */
export function effectFields<P extends string>(prefix: P, box: string): EffectFields<P> {
  return prefixed(prefix, fieldsOf(box));
}

/** Returns the rules of `effectFields`, and the transition of all settings on hover. */
export function effectRules(prefix: string): StyleRules {
  const hover = { state: 'hover' } as const;
  const transition = transitionRule(prefix);
  return {
    [`${prefix}border_radius`]: { write: corners },
    [`${prefix}border_radius_hover`]: [{ ...hover, write: corners }, transition],
    [`${prefix}box_shadow_box_shadow`]: shadowRule(`${prefix}box_shadow`, {}),
    [`${prefix}box_shadow_hover_box_shadow`]: [
      shadowRule(`${prefix}box_shadow_hover`, hover),
      transition,
    ],
    [`${prefix}opacity`]: { write: share('opacity') },
    [`${prefix}opacity_hover`]: [{ ...hover, write: share('opacity') }, transition],
    [`${prefix}background_hover_background`]: transition,
    [`${prefix}border_hover_border`]: transition,
  };
}

/** Returns a rule for the shadow of a group, which may be switched off and lie inside. */
function shadowRule(group: string, target: StyleTarget): StyleRule {
  const isOn = (settings: StyleSettings): boolean => settings[`${group}_box_shadow_type`] !== '';
  return when<Shadow>(isOn, target, (value, settings) => {
    const { 'box-shadow': css } = shadow('box-shadow')(value);
    const isInside = settings[`${group}_box_shadow_position`] === 'inset';
    return declared({ 'box-shadow': css && isInside ? `inset ${css}` : css });
  });
}

/** Returns a rule for the transition between the normal and the hover state. */
function transitionRule(prefix: string): StyleRule {
  return {
    write: (value: unknown, settings): Declarations => {
      if (value === '') return {};
      const background = seconds(settings[`${prefix}background_hover_transition`]);
      const other = seconds(settings[`${prefix}border_hover_transition`]);
      const rest = ['border', 'border-radius', 'box-shadow', 'opacity'];
      const all = [`background ${background}`, ...rest.map((name) => `${name} ${other}`)];
      return { transition: all.join(',') };
    },
  };
}

/** Returns a duration; 0.3 seconds for an unset one. The page builder's pixels are seconds. */
function seconds(value: unknown): string {
  const { value: time = 0.3, unit = 's' } = (value ?? {}) as Partial<Length>;
  return `${time}${unit === 'ms' ? 'ms' : 's'}`;
}
