import { defineSettings } from '../../../core/settings';
import { colour, textAlign, typography } from '../../styles';
import { alignField, colourField, typographyField } from './fields';

/** The settings of a text that the site answers for the printed page or post. */
export const postTextSettings = defineSettings({
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
});

/** The styles of such a text. @param part the class of its element */
export const postTextStyles = (part: string) => ({
  align: { write: textAlign },
  text_color: { part, write: colour('color') },
  typography: { part, write: typography },
});
