import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, textAlign, typography } from '../styles';
import { defineBlock } from './block';
import { alignField, colourField, typographyField } from './parts/fields';
import { blockHtml } from './parts/inline';

/** The content of the printed page or post. */
export const postContent = defineBlock({
  widgetType: 'theme-post-content',
  title: 'Post content',
  summary: 'The content of the printed page or post.',
  since: '0.1.0',
  category: 'single',
  settings: defineSettings({
    align: { ...alignField, label: 'Alignment', doc: 'Aligns the text. Default: start.' },
    text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the text. Default: that of the site.',
    },
    typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font. Default: that of the site.',
    },
  }),
  styles: {
    align: { write: textAlign },
    text_color: { part: 'nh-text', write: colour('color') },
    typography: { part: 'nh-text', write: typography },
  },
  needs: () => [{ kind: 'post' }],
  print(_, context) {
    const content = blockHtml(context.answer({ kind: 'post' })?.html ?? '', context);
    return content.length > 0 ? [printed('div', { class: 'nh-text' }, content)] : [];
  },
  examples: [
    { title: 'The content', note: 'The site answers the HTML; it is sanitised.', settings: {} },
    { title: 'Justified', note: 'All settings of text apply.', settings: { align: 'justify' } },
  ],
});
