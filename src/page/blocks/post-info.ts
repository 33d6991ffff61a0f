import { defineSettings } from '../../core/settings';
import { type Printed, printed } from '../print/printed';
import type { SitePost } from '../print/site-data';
import { colour, length, typography } from '../styles';
import { defineBlock } from './block';
import { dateElement } from './parts/date';
import { colourField, sizeField, typographyField } from './parts/fields';

/** The author and date of the printed post. */
export const postInfo = defineBlock({
  widgetType: 'post-info',
  title: 'Post info',
  summary: 'The author, the date and further facts of the printed post.',
  since: '0.1.0',
  category: 'single',
  settings: defineSettings({
    icon_list: {
      kind: 'list',
      of: {
        kind: 'group',
        open: true,
        fields: {
          type: {
            kind: 'choice',
            options: { author: 'Author', date: 'Date', custom: 'Custom' },
            default: 'date',
            label: 'Type',
            doc: 'The fact; those that the site does not answer are left out. Default: the date.',
          },
          text_prefix: { kind: 'text', default: '', label: 'Before', doc: 'Words before it.' },
          custom_text: {
            kind: 'text',
            default: '',
            label: 'Custom',
            doc: 'The custom text.',
            shownIf: { type: 'custom' },
          },
        },
      },
      default: [{ type: 'author' }, { type: 'date' }],
      label: 'Meta data',
      group: 'content',
      doc: 'The facts. Default: author and date.',
    },
    space_between: {
      ...sizeField,
      label: 'Space between',
      doc: 'The space between facts. Default: that of the site.',
    },
    text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the text. Default: that of the site.',
    },
    icon_typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font. Default: that of the site.',
    },
  }),
  styles: {
    space_between: { part: 'nh-post-info', write: length('column-gap') },
    text_color: { part: 'nh-post-info', write: colour('color') },
    icon_typography: { part: 'nh-post-info', write: typography },
  },
  needs: () => [{ kind: 'post' }],
  print({ icon_list: facts }, context) {
    const post = context.answer({ kind: 'post' });
    if (!post) return [];
    const items = (facts as readonly Fact[]).flatMap((fact) => {
      const content = factOf(fact, post, context.language);
      const before = fact.text_prefix ? [`${fact.text_prefix} `] : [];
      return content ? [printed('li', {}, [...before, content])] : [];
    });
    return items.length > 0 ? [printed('ul', { class: 'nh-post-info', role: 'list' }, items)] : [];
  },
  examples: [
    { title: 'Author and date', note: 'The site answers both.', settings: {} },
    {
      title: 'A date with words',
      note: 'Machines read the date in ISO 8601.',
      settings: {
        icon_list: [
          { type: 'date', text_prefix: 'Written on' },
          { type: 'custom', custom_text: 'at the bench' },
        ],
      },
    },
  ],
});

interface Fact {
  readonly type: string;
  readonly text_prefix?: string;
  readonly custom_text?: string;
}

function factOf(
  { type, custom_text: text }: Fact,
  post: SitePost,
  language: string,
): Printed | undefined {
  if (type === 'author') return post.author || undefined;
  if (type === 'date') return post.date ? dateElement(post.date, language) : undefined;
  return text || undefined;
}
