import { defineSettings, type Length, type Media } from '../../core/settings';
import { positions } from '../../core/settings/style/groups';
import { cssLengthOf } from './css-values';
import { gradient } from './gradient';
import { capital, type Prefixed, prefixed } from './prefixed';
import { shareField, sizeField } from './shared-fields';
import type { Declarations, StyleRules, StyleSettings, StyleTarget } from './style-rule';
import { when } from './when';
import { colour, keyword, picture, share } from './writers';

const group = 'style';

/** The kinds of background that CSS draws. */
const types = { '': 'None', classic: 'Classic', gradient: 'Gradient' } as const;

/** The kinds of background of a container: an element of ours draws videos and slideshows. */
const movingTypes = { ...types, video: 'Video', slideshow: 'Slideshow' } as const;

/** The kinds with a color: the only one, or the first of a gradient. */
const coloured = ['classic', 'gradient'] as const;

/**
 * The settings of a background without their prefix.
 *
 * @param withColour the options with a color
 */
function fieldsOf<O extends Readonly<Record<string, string>>>(
  name: string,
  options: O,
  withColour: readonly (keyof O & string)[],
) {
  const label = (text: string): string => capital(`${name} ${text}`);
  return defineSettings({
    _background: {
      kind: 'choice',
      options,
      label: label('type'),
      group,
      doc: `The kind of ${name}. Default: none.`,
    },
    '': {
      kind: 'gradient',
      label: label('gradient'),
      group,
      shownIf: { _background: 'gradient' },
      doc: `The gradient of the ${name}. Default: none.`,
    },
    _color: {
      kind: 'colour',
      label: label('color'),
      group,
      doc: `The color of the ${name}, or the first one of its gradient. Default: none.`,
      examples: ['#f6f6f6'],
      shownIf: { _background: withColour },
    },
    _image: {
      kind: 'media',
      responsive: true,
      label: label('image'),
      group,
      doc: `The image of the ${name}. Default: none.`,
      examples: [{ url: '/images/paper.webp' }],
      shownIf: { _background: 'classic' },
    },
    _position: {
      kind: 'choice',
      options: { '': 'Default', ...positions, initial: 'Custom' },
      responsive: true,
      label: label('position'),
      group,
      doc: 'The place of the image. Default: the top at the start.',
      shownIf: { _background: 'classic', _image: { filled: true } },
    },
    _xpos: {
      ...sizeField,
      label: label('X position'),
      group,
      doc: 'The horizontal place of the image, for a custom position. Default: 0.',
      shownIf: { _background: 'classic', _image: { filled: true }, _position: 'initial' },
    },
    _ypos: {
      ...sizeField,
      label: label('Y position'),
      group,
      doc: 'The vertical place of the image, for a custom position. Default: 0.',
      shownIf: { _background: 'classic', _image: { filled: true }, _position: 'initial' },
    },
    _attachment: {
      kind: 'choice',
      options: { '': 'Default', scroll: 'Scroll', fixed: 'Fixed' },
      label: label('attachment'),
      group,
      doc: 'Whether the image stays while the page scrolls. Default: it scrolls.',
      shownIf: { _background: 'classic', _image: { filled: true } },
    },
    _repeat: {
      kind: 'choice',
      options: {
        '': 'Default',
        'no-repeat': 'No-repeat',
        repeat: 'Repeat',
        'repeat-x': 'Repeat-x',
        'repeat-y': 'Repeat-y',
      },
      responsive: true,
      label: label('repeat'),
      group,
      doc: 'How the image repeats. Default: in both directions.',
      shownIf: { _background: 'classic', _image: { filled: true } },
    },
    _size: {
      kind: 'choice',
      options: {
        '': 'Default',
        auto: 'Auto',
        cover: 'Cover',
        contain: 'Contain',
        initial: 'Custom',
      },
      responsive: true,
      label: label('display size'),
      group,
      doc: 'The size of the image. Default: its own.',
      shownIf: { _background: 'classic', _image: { filled: true } },
    },
    _bg_width: {
      ...sizeField,
      label: label('image width'),
      group,
      doc: 'The width of the image, for a custom size. Default: 100 %.',
      shownIf: { _background: 'classic', _image: { filled: true }, _size: 'initial' },
    },
  });
}

/** The settings of a background. */
export type BackgroundFields<P extends string> = Prefixed<
  P,
  ReturnType<typeof fieldsOf<typeof types>>
>;

/**
 * Returns the settings of a background, by the page builder's names.
 *
 * @param prefix of the keys: `background`, `button_background_hover`
 * @param name of the background in labels and docs: `background on hover`
 */
export function backgroundFields<P extends string>(prefix: P, name: string): BackgroundFields<P> {
  return prefixed(prefix, fieldsOf(name, types, coloured));
}

/** Returns the settings of the background of a container, section or column, which may be a video or slideshow. */
export function containerBackgroundFields() {
  return prefixed('background', fieldsOf('background', movingTypes, [...coloured, 'video']));
}

/** Returns the rules of `backgroundFields`. */
export function backgroundRules(prefix: string, target: StyleTarget = {}): StyleRules {
  const isClassic = (settings: StyleSettings): boolean => kindOf(settings) === 'classic';
  const hasImage = (settings: StyleSettings): boolean =>
    isClassic(settings) && settings[`${prefix}_image`] !== undefined;
  const kindOf = (settings: StyleSettings): unknown => settings[`${prefix}_background`];
  const hasColour = (settings: StyleSettings): boolean =>
    isClassic(settings) || kindOf(settings) === 'video';
  return {
    [prefix]: { ...target, write: gradient },
    [`${prefix}_color`]: when(hasColour, target, colour('background-color')),
    [`${prefix}_image`]: when<Media>(isClassic, target, picture('background-image')),
    [`${prefix}_position`]: when<string>(hasImage, target, (value, settings) =>
      value === 'initial' ? customPosition(prefix, settings) : position(value),
    ),
    [`${prefix}_attachment`]: when(hasImage, target, keyword('background-attachment')),
    [`${prefix}_repeat`]: when(hasImage, target, keyword('background-repeat')),
    [`${prefix}_size`]: when<string>(hasImage, target, (value, settings) =>
      value === 'initial' ? customSize(prefix, settings) : size(value),
    ),
  };
}

const size = keyword('background-size');
const position = keyword(
  'background-position',
  Object.fromEntries(Object.keys(positions).map((place) => [place, place])),
);

function customPosition(prefix: string, settings: StyleSettings): Declarations {
  const at = (axis: string): string =>
    cssLengthOf(settings[`${prefix}_${axis}`] as Length | undefined) ?? '0px';
  return { 'background-position': `${at('xpos')} ${at('ypos')}` };
}

function customSize(prefix: string, settings: StyleSettings): Declarations {
  const width = cssLengthOf(settings[`${prefix}_bg_width`] as Length | undefined) ?? '100%';
  return { 'background-size': `${width} auto` };
}

/** Settings of the overlay of a container. */
export const overlayFields = {
  ...backgroundFields('background_overlay', 'background overlay'),
  ...backgroundFields('background_overlay_hover', 'background overlay on hover'),
  ...defineSettings({
    background_overlay_opacity: {
      ...shareField,
      responsive: true,
      label: 'Background overlay opacity',
      group,
      doc: 'The opacity of the overlay, from 0 to 1. Default: 0.5.',
      shownIf: { background_overlay_background: ['classic', 'gradient'] },
    },
    background_overlay_hover_opacity: {
      ...shareField,
      responsive: true,
      label: 'Background overlay on hover opacity',
      group,
      doc: 'The opacity of the overlay under the pointer, from 0 to 1. Default: 0.5.',
      shownIf: { background_overlay_hover_background: ['classic', 'gradient'] },
    },
  }),
};

const overlay = { pseudo: 'before' } as const;

/** The box of an overlay: behind the content, which the layout CSS puts in front. */
const overlayBox: Declarations = {
  content: '""',
  position: 'absolute',
  inset: '0',
  'border-radius': 'inherit',
  'pointer-events': 'none',
  opacity: '0.5',
};

/** The rules of `overlayFields`. */
export const overlayRules: StyleRules = {
  ...overlayRulesOf('background_overlay', overlay),
  ...overlayRulesOf('background_overlay_hover', { ...overlay, state: 'hover' }),
};

function overlayRulesOf(prefix: string, target: StyleTarget): StyleRules {
  const isOn = (settings: StyleSettings): boolean =>
    ['classic', 'gradient'].includes(`${settings[`${prefix}_background`]}`);
  return {
    [`${prefix}_background`]: when(isOn, target, () => overlayBox),
    ...backgroundRules(prefix, target),
    [`${prefix}_opacity`]: when<Length>(isOn, target, share('opacity')),
  };
}
