import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, keyword, shadow, textAlign, typography } from '../styles';
import { defineBlock } from './block';
import { alignField, colourField, titleTags, typographyField } from './parts/fields';
import { inline, inlineInLink } from './parts/inline';
import { linkAttributes, linkField } from './parts/link';

/** The font sizes of the page builder's earlier size setting. */
const sizes = { small: '15px', medium: '19px', large: '29px', xl: '39px', xxl: '59px' } as const;

/** A title of a part of the page. */
export const heading = defineBlock({
  widgetType: 'heading',
  title: 'Heading',
  summary: 'A title of the page or of a part of it.',
  since: '0.1.0',
  category: 'basic',
  settings: defineSettings({
    title: {
      kind: 'text',
      default: '',
      label: 'Title',
      group: 'content',
      doc: 'The text, with inline HTML such as `<em>`. Default: empty.',
      examples: ['Three people, one bench'],
    },
    link: { ...linkField, label: 'Link', group: 'content', doc: 'The address. Default: no link.' },
    header_size: {
      kind: 'choice',
      options: titleTags,
      default: 'h2',
      label: 'HTML tag',
      group: 'content',
      doc: 'The tag: the level of a title, or none. Default: `h2`.',
    },
    size: {
      kind: 'choice',
      options: {
        default: 'Default',
        small: 'Small',
        medium: 'Medium',
        large: 'Large',
        xl: 'XL',
        xxl: 'XXL',
      },
      default: 'default',
      label: 'Size',
      group: 'style',
      doc: 'A font size of earlier releases: 15, 19, 29, 39 or 59 px. Default: that of the site.',
    },
    align: { ...alignField, label: 'Alignment', doc: 'Aligns the text. Default: start.' },
    title_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the text. Default: that of the site.',
    },
    title_hover_color: {
      ...colourField,
      label: 'Text color on hover',
      doc: 'The color of a linked title under the pointer. Default: as otherwise.',
    },
    typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font. Default: that of the site.',
    },
    text_shadow_text_shadow: {
      kind: 'shadow',
      label: 'Text shadow',
      group: 'style',
      doc: 'The shadow of the text. Default: none.',
    },
  }),
  styles: {
    align: { write: textAlign },
    size: { part: 'nh-heading', write: keywordSize },
    title_color: { part: 'nh-heading', write: colour('color') },
    title_hover_color: { part: 'nh-heading a', state: 'hover', write: colour('color') },
    typography: { part: 'nh-heading', write: typography },
    text_shadow_text_shadow: { part: 'nh-heading', write: shadow('text-shadow') },
  },
  print({ title, link, header_size: tag }, context) {
    const attributes = linkAttributes(link, context);
    const content = attributes
      ? [printed('a', attributes, inlineInLink(title, context))]
      : inline(title, context);
    return content.length > 0 ? [printed(tag, { class: 'nh-heading' }, content)] : [];
  },
  examples: [
    {
      title: 'A title',
      note: 'Without further settings, a title of the second level.',
      settings: { title: 'Three people, one bench' },
    },
    {
      title: 'A linked title of the third level',
      note: 'The whole title is the link. Choose the tag by the order of titles, not by its size.',
      settings: {
        title: 'How we <em>restore</em>',
        header_size: 'h3',
        link: { url: '/pages/restoration' },
      },
    },
  ],
});

function keywordSize(size: string): Readonly<Record<string, string>> {
  return keyword('font-size', sizes)(size);
}
