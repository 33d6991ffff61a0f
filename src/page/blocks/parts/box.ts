import { defineSettings } from '../../../core/settings';
import { type Printed, printed } from '../../print/printed';
import { colour, keyword, length, textAlign, typography } from '../../styles';
import type { StyleRules } from '../../styles/style-rule';
import type { PrintContext } from '../block';
import { alignField, colourField, sizeField, titleTags, typographyField } from './fields';
import { inline } from './inline';
import { type Link, linked, linkField } from './link';
import { places } from './places';

/** The settings that image boxes and icon boxes share. */
export const boxSettings = defineSettings({
  title_text: {
    kind: 'text',
    default: '',
    label: 'Title',
    group: 'content',
    doc: 'The title. Default: empty.',
  },
  description_text: {
    kind: 'text',
    default: '',
    label: 'Description',
    group: 'content',
    doc: 'The text, with inline HTML. Default: empty.',
  },
  link: { ...linkField, label: 'Link', group: 'content', doc: 'The address. Default: none.' },
  title_size: {
    kind: 'choice',
    options: titleTags,
    default: 'h3',
    label: 'Title HTML tag',
    group: 'content',
    doc: 'The tag of the title. Default: `h3`.',
  },
  position: {
    kind: 'choice',
    options: {
      top: 'Top',
      left: 'Left',
      right: 'Right',
      'inline-start': 'Start',
      'inline-end': 'End',
      'block-start': 'Above',
    },
    default: 'top',
    label: 'Position',
    group: 'content',
    doc: 'The place of the icon or image. Default: top.',
  },
  text_align: {
    ...alignField,
    label: 'Alignment',
    doc: 'Aligns the content. Default: center; beside an icon or image, start.',
  },
  title_color: {
    ...colourField,
    label: 'Title color',
    doc: 'The color of the title. Default: that of the site.',
  },
  title_typography: {
    ...typographyField,
    label: 'Title typography',
    doc: 'The font of the title. Default: that of the site.',
  },
  title_bottom_space: {
    ...sizeField,
    label: 'Title spacing',
    doc: 'The space below the title. Default: that of the site.',
  },
  description_color: {
    ...colourField,
    label: 'Description color',
    doc: 'The color of the text. Default: that of the site.',
  },
  description_typography: {
    ...typographyField,
    label: 'Description typography',
    doc: 'The font of the text. Default: that of the site.',
  },
});

/** The place of title, text, and picture above them, by alignment. */
const boxPlaces = { ...places, justify: 'stretch' };

/** The rules of these settings. */
export const boxStyles: StyleRules = {
  text_align: [
    { part: 'nh-feature', write: textAlign },
    { part: 'nh-feature', write: keyword('--nh-feature-align', boxPlaces) },
  ],
  title_color: { part: 'nh-feature-title', write: colour('color') },
  title_typography: { part: 'nh-feature-title', write: typography },
  title_bottom_space: { part: 'nh-feature-title', write: length('margin-block-end') },
  description_color: { part: 'nh-feature-description', write: colour('color') },
  description_typography: { part: 'nh-feature-description', write: typography },
};

interface BoxContent {
  readonly title_text: string;
  readonly description_text: string;
  readonly link?: Link;
  readonly title_size: keyof typeof titleTags;
  readonly position: string;
}

/** Prints a box: a mark, a title, which is the link, and a text. */
export function box(
  mark: Printed | undefined,
  { title_text: title, description_text: text, link, title_size: tag, position }: BoxContent,
  context: PrintContext,
): readonly Printed[] {
  const words: Printed[] = [];
  if (title)
    words.push(printed(tag, { class: 'nh-feature-title' }, linked(link, [title], context)));
  if (text) words.push(printed('p', { class: 'nh-feature-description' }, inline(text, context)));
  if (words.length === 0 && !mark) return [];
  const isAside = /^(left|inline-start)$/.test(position);
  const isAfter = /^(right|inline-end)$/.test(position);
  const side = isAside ? ' nh-feature-start' : isAfter ? ' nh-feature-end' : '';
  const content = words.length > 0 ? [printed('div', { class: 'nh-feature-text' }, words)] : [];
  return [printed('div', { class: `nh-feature${side}` }, mark ? [mark, ...content] : content)];
}
