import { defineField, defineSettings, type ValueOf } from '../../../core/settings';
import { type Printed, printed } from '../../print/printed';
import { colour, textAlign, typography } from '../../styles';
import type { StyleRules } from '../../styles/style-rule';
import type { PrintContext } from '../block';
import { alignField, colourField, titleTags, typographyField } from './fields';
import { linked, type linkField } from './link';

const tagField = defineField({
  kind: 'choice',
  options: titleTags,
  label: 'HTML tag',
  group: 'content',
});

/** The settings of blocks that print a title which the site knows. */
export const titleSettings = defineSettings({
  header_size: { ...tagField, default: 'h2', doc: 'The tag. Default: `h2`.' },
  align: { ...alignField, label: 'Alignment', doc: 'Aligns the text. Default: start.' },
  title_color: {
    ...colourField,
    label: 'Text color',
    doc: 'The color of the text. Default: that of the site.',
  },
  typography: {
    ...typographyField,
    label: 'Typography',
    doc: 'The font. Default: that of the site.',
  },
});

/** As `titleSettings`, for the title of a page. */
export const pageTitleSettings = defineSettings({
  ...titleSettings,
  header_size: { ...tagField, default: 'h1', doc: 'The tag. Default: `h1`.' },
});

/** The rules of these settings. */
export const titleStyles: StyleRules = {
  align: { write: textAlign },
  title_color: { part: 'nh-heading', write: colour('color') },
  typography: { part: 'nh-heading', write: typography },
};

/** Prints a title of plain text, linked to `url` if there is one. */
export function printedTitle(
  title: string,
  tag: keyof typeof titleTags,
  context: PrintContext,
  url?: string,
): readonly Printed[] {
  if (title === '') return [];
  const link: ValueOf<typeof linkField> = { url, is_external: false, nofollow: false };
  return [printed(tag, { class: 'nh-heading' }, linked(link, [title], context))];
}
