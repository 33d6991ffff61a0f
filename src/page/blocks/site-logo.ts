import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { length, textAlign } from '../styles';
import { defineBlock } from './block';
import { alignField, sizeField } from './parts/fields';
import { picture } from './parts/picture';

/** The logo of the site, or its name. */
export const siteLogo = defineBlock({
  widgetType: 'theme-site-logo',
  title: 'Site logo',
  summary: 'The logo of the site with a link to its start; without a logo, its name.',
  since: '0.1.0',
  category: 'site',
  settings: defineSettings({
    align: { ...alignField, label: 'Alignment', doc: 'Aligns the logo. Default: start.' },
    width: { ...sizeField, label: 'Width', doc: 'The width. Default: that of the file.' },
    space: { ...sizeField, label: 'Max width', doc: 'The largest width. Default: the column’s.' },
  }),
  styles: {
    align: { write: textAlign },
    width: { part: 'nh-image', write: length('inline-size') },
    space: { part: 'nh-image', write: length('max-inline-size') },
  },
  needs: () => [{ kind: 'site' }],
  print(_, context) {
    const site = context.answer({ kind: 'site' });
    if (!site) return [];
    const { title, url, logo } = site;
    const shown = picture(logo && { ...logo, alt: logo.alt || title }, context, 'nh-image');
    const href = context.linkAddress(url);
    const content = [shown ?? title];
    return [
      href
        ? printed('a', { class: 'nh-site-logo', href, rel: 'home' }, content)
        : printed('span', { class: 'nh-site-logo' }, content),
    ];
  },
  examples: [
    { title: 'The logo', note: 'The name of the site is its alternative text.', settings: {} },
    {
      title: 'A smaller logo in the middle',
      note: 'The height follows from the ratio.',
      settings: { align: 'center', width: { size: 96, unit: 'px' } },
    },
  ],
});
