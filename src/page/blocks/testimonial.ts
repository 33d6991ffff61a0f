import { defineSettings } from '../../core/settings';
import { type Printed, printed } from '../print/printed';
import { colour, length, textAlign, typography } from '../styles';
import { defineBlock } from './block';
import { alignField, colourField, sizeField, typographyField } from './parts/fields';
import { inline } from './parts/inline';
import { linked, linkField } from './parts/link';
import { measureAlign } from './parts/measure-align';
import { picture } from './parts/picture';

/** The words of a customer, with name and picture. */
export const testimonial = defineBlock({
  widgetType: 'testimonial',
  title: 'Testimonial',
  summary: 'The words of a customer, with name, role and picture.',
  since: '0.1.0',
  category: 'general',
  settings: defineSettings({
    testimonial_content: {
      kind: 'text',
      default: '',
      label: 'Content',
      group: 'content',
      doc: 'The words, with inline HTML. Default: empty.',
    },
    testimonial_image: {
      kind: 'media',
      label: 'Image',
      group: 'content',
      doc: 'A picture of the person. Default: none.',
    },
    testimonial_name: {
      kind: 'text',
      default: '',
      label: 'Name',
      group: 'content',
      doc: 'The name of the person. Default: empty.',
    },
    testimonial_job: {
      kind: 'text',
      default: '',
      label: 'Title',
      group: 'content',
      doc: 'The role or place of the person. Default: empty.',
    },
    link: { ...linkField, label: 'Link', group: 'content', doc: 'The address of the person.' },
    testimonial_image_position: {
      kind: 'choice',
      options: { aside: 'Aside', top: 'Top' },
      default: 'aside',
      label: 'Image position',
      group: 'content',
      doc: 'The picture beside the name, or above it. Default: beside.',
      shownIf: { testimonial_image: { filled: true } },
    },
    testimonial_alignment: {
      ...alignField,
      default: 'center',
      label: 'Alignment',
      doc: 'Default: center.',
    },
    content_content_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the words. Default: that of the site.',
    },
    content_typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font of the words. Default: that of the site.',
    },
    image_size: {
      ...sizeField,
      label: 'Image size',
      doc: 'Default: 60 px.',
      shownIf: { testimonial_image: { filled: true } },
    },
    name_text_color: {
      ...colourField,
      label: 'Name color',
      doc: 'The color of the name. Default: that of the site.',
    },
    name_typography: {
      ...typographyField,
      label: 'Name typography',
      doc: 'The font of the name. Default: that of the site.',
    },
    job_text_color: {
      ...colourField,
      label: 'Title color',
      doc: 'The color of the role. Default: that of the site.',
    },
    job_typography: {
      ...typographyField,
      label: 'Title typography',
      doc: 'The font of the role. Default: that of the site.',
    },
  }),
  styles: {
    testimonial_alignment: [{ write: textAlign }, { part: 'nh-quote-text', write: measureAlign }],
    content_content_color: { part: 'nh-quote-text', write: colour('color') },
    content_typography: { part: 'nh-quote-text', write: typography },
    image_size: [
      { part: 'nh-quote-image', write: length('inline-size') },
      { part: 'nh-quote-image', write: length('block-size') },
    ],
    name_text_color: { part: 'nh-quote-name', write: colour('color') },
    name_typography: { part: 'nh-quote-name', write: typography },
    job_text_color: { part: 'nh-quote-role', write: colour('color') },
    job_typography: { part: 'nh-quote-role', write: typography },
  },
  print(settings, context) {
    const words = inline(settings.testimonial_content, context);
    if (words.length === 0) return [];
    const source: Printed[] = [];
    const shown = picture(settings.testimonial_image, context, 'nh-quote-image');
    if (shown) source.push(...linked(settings.link, [shown], context));
    const person: Printed[] = [];
    const { testimonial_name: name, testimonial_job: role } = settings;
    if (name) {
      const named = linked(shown ? undefined : settings.link, [name], context);
      person.push(printed('span', { class: 'nh-quote-name' }, named));
    }
    if (role) person.push(printed('span', { class: 'nh-quote-role' }, [role]));
    if (person.length > 0) source.push(printed('span', { class: 'nh-quote-person' }, person));
    const top = settings.testimonial_image_position === 'top' ? ' nh-quote-top' : '';
    return [quote(words, source, top)];
  },
  examples: [
    {
      title: 'A quote with a name',
      note: 'The words are a quotation, and the name is its caption.',
      settings: {
        testimonial_content:
          'They asked me what the book was for before they asked what it should look like.',
        testimonial_name: 'Margaret',
        testimonial_job: 'Underbridge',
      },
    },
    {
      title: 'With a picture',
      note: 'The picture is decoration beside the name, so its alternative text is empty.',
      settings: {
        testimonial_content: 'It opens flat. I had forgotten that books do.',
        testimonial_name: 'Jo',
        testimonial_job: 'Carlow',
        testimonial_image: { url: '/assets/notebook.svg', alt: '', width: 60, height: 60 },
      },
    },
  ],
});

/** Prints a quotation with its source. */
export function quote(
  words: readonly Printed[],
  source: readonly Printed[],
  className = '',
): Printed {
  const text = printed('blockquote', { class: 'nh-quote-text' }, [printed('p', {}, words)]);
  const caption = printed('figcaption', { class: 'nh-quote-source' }, source);
  return printed(
    'figure',
    { class: `nh-quote${className}` },
    source.length > 0 ? [text, caption] : [text],
  );
}
