import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, textAlign, typography } from '../styles';
import { defineBlock } from './block';
import { alignField, colourField, typographyField } from './parts/fields';

/** The excerpt of the printed page or post. */
export const postExcerpt = defineBlock({
  widgetType: 'theme-post-excerpt',
  title: 'Post excerpt',
  summary: 'The excerpt of the printed page or post.',
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
    text_color: { part: 'nh-excerpt', write: colour('color') },
    typography: { part: 'nh-excerpt', write: typography },
  },
  needs: () => [{ kind: 'post' }],
  print(_, context) {
    const { excerpt } = context.answer({ kind: 'post' }) ?? {};
    return excerpt ? [printed('p', { class: 'nh-excerpt' }, [excerpt])] : [];
  },
  examples: [
    { title: 'The excerpt', note: 'A post without one prints nothing.', settings: {} },
    { title: 'Centered', note: 'Under a centered title.', settings: { align: 'center' } },
  ],
});
