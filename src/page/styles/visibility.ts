import { builderDevices } from '../../core/breakpoints/builder-devices';
import { type Breakpoints, narrowDevices } from '../../core/breakpoints/device';
import type { Fields } from '../../core/settings';
import type { RuleBlock } from './rules-text';
import type { StyleSettings } from './style-rule';

const names: Readonly<Record<string, string>> = {
  desktop: 'desktop',
  mobile: 'mobile portrait',
  mobile_extra: 'mobile landscape',
  tablet: 'tablet portrait',
  tablet_extra: 'tablet landscape',
  laptop: 'laptop',
  widescreen: 'widescreen',
};

/** The settings that hide an element on one device: `hide_tablet` is `hidden-tablet`. */
export const visibilityFields: Fields = Object.fromEntries(
  ['desktop', ...Object.keys(builderDevices)].map((device) => [
    `hide_${device}`,
    {
      kind: 'choice',
      options: { '': 'Show', [`hidden-${device}`]: 'Hide' },
      label: `Hide on ${names[device]}`,
      group: 'responsive',
      doc: 'Hides the element in windows of this device. Default: shown.',
    },
  ]),
);

/**
 * Returns the rules that hide an element on devices, each in the media query of its range. In `edit`, the element is dimmed
 * there, so that it can still be chosen.
 */
export function hidingRules(
  settings: StyleSettings,
  breakpoints: Breakpoints,
  mode: 'public' | 'edit' = 'public',
): readonly RuleBlock[] {
  const declarations: Readonly<Record<string, string>> =
    mode === 'edit' ? { opacity: '0.4!important' } : { display: 'none!important' };
  return Object.entries(rangesOf(breakpoints))
    .filter(([device]) => settings[`hide_${device}`] === `hidden-${device}`)
    .map(([, query]) => ({ query, rules: new Map([['', declarations]]) }));
}

/** Returns the media query of each active device that other devices do not match. */
function rangesOf(breakpoints: Breakpoints): Readonly<Record<string, string>> {
  const ranges: Record<string, string> = {};
  const { widescreen } = breakpoints;
  let from = 0;
  for (const device of narrowDevices(breakpoints)) {
    const to = breakpoints[device] ?? 0;
    ranges[device] = range(from, to);
    from = to + 1;
  }
  ranges.desktop = range(from, widescreen === undefined ? undefined : widescreen - 1);
  if (widescreen !== undefined) ranges.widescreen = range(widescreen, undefined);
  return ranges;
}

function range(min: number, max: number | undefined): string {
  const bounds = [
    min > 0 ? `(min-width:${min}px)` : undefined,
    max === undefined ? undefined : `(max-width:${max}px)`,
  ];
  return bounds.filter(Boolean).join(' and ') || 'all';
}
