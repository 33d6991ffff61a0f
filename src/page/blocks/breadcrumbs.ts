import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, keyword, typography } from '../styles';
import { defineBlock } from './block';
import { alignField, colourField, typographyField } from './parts/fields';
import { places } from './parts/places';

/** The path from the home page to the printed page. */
export const breadcrumbs = defineBlock({
  widgetType: 'breadcrumbs',
  title: 'Breadcrumbs',
  summary: 'The path from the home page to the printed page.',
  since: '0.1.0',
  category: 'pro',
  settings: defineSettings({
    name: {
      kind: 'text',
      default: 'Breadcrumbs',
      label: 'Name',
      group: 'content',
      doc: 'The name that screen readers say. Default: `Breadcrumbs`.',
    },
    align: { ...alignField, label: 'Alignment', doc: 'Aligns the path. Default: start.' },
    text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the present page. Default: that of the site.',
    },
    link_color: {
      ...colourField,
      label: 'Link color',
      doc: 'The color of links. Default: that of the site.',
    },
    typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font. Default: that of the site.',
    },
  }),
  styles: {
    align: { part: 'nh-breadcrumbs', write: keyword('justify-content', places) },
    text_color: { part: 'nh-breadcrumbs', write: colour('color') },
    link_color: { part: 'nh-breadcrumbs a', write: colour('color') },
    typography: { part: 'nh-breadcrumbs', write: typography },
  },
  needs: () => [{ kind: 'breadcrumbs' }],
  print({ name }, context) {
    const path = context.answer({ kind: 'breadcrumbs' });
    if (!path?.length) return [];
    const items = path.map(({ title, url, isCurrent }) => {
      const href = context.linkAddress(url);
      const current = isCurrent ? 'page' : undefined;
      return printed('li', {}, [
        href ? printed('a', { href, 'aria-current': current }, [title]) : title,
      ]);
    });
    const list = printed('ol', { class: 'nh-breadcrumbs', role: 'list' }, items);
    return [printed('nav', { 'aria-label': name || undefined }, [list])];
  },
  examples: [
    { title: 'The path', note: 'The last link is the present page.', settings: {} },
    { title: 'A centered path', note: 'Under a centered title.', settings: { align: 'center' } },
  ],
});
