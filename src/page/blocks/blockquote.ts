import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, textAlign, typography } from '../styles';
import { defineBlock } from './block';
import { alignField, colourField, typographyField } from './parts/fields';
import { inline } from './parts/inline';
import { quote } from './testimonial';

/** A quotation with its author. */
export const blockquote = defineBlock({
  widgetType: 'blockquote',
  title: 'Blockquote',
  summary: 'A quotation with its author.',
  since: '0.1.0',
  category: 'pro',
  settings: defineSettings({
    blockquote_content: {
      kind: 'text',
      default: '',
      label: 'Content',
      group: 'content',
      doc: 'The words, with inline HTML. Default: empty.',
    },
    author_name: {
      kind: 'text',
      default: '',
      label: 'Author',
      group: 'content',
      doc: 'The name of the author. Default: none.',
    },
    alignment: { ...alignField, label: 'Alignment', doc: 'Default: start.' },
    content_text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the words. Default: that of the site.',
    },
    content_typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font of the words. Default: that of the site.',
    },
    author_text_color: {
      ...colourField,
      label: 'Author color',
      doc: 'The color of the author’s name. Default: that of the site.',
    },
  }),
  styles: {
    alignment: { write: textAlign },
    content_text_color: { part: 'nh-quote-text', write: colour('color') },
    content_typography: { part: 'nh-quote-text', write: typography },
    author_text_color: { part: 'nh-quote-name', write: colour('color') },
  },
  print({ blockquote_content: content, author_name: author }, context) {
    const words = inline(content, context);
    if (words.length === 0) return [];
    const name = author && printed('cite', { class: 'nh-quote-name' }, [author]);
    return [quote(words, name ? [name] : [])];
  },
  examples: [
    {
      title: 'A quotation',
      note: 'Without an author, the caption is left out.',
      settings: { blockquote_content: 'A room without books is like a body without a soul.' },
    },
    {
      title: 'With its author',
      note: 'The author is the caption of the quotation.',
      settings: {
        blockquote_content: 'Outside of a dog, a book is a man’s best friend.',
        author_name: 'Jim Brewer',
        alignment: 'center',
      },
    },
  ],
});
