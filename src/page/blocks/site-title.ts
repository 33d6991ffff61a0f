import { defineBlock } from './block';
import { printedTitle, titleSettings, titleStyles } from './parts/title';

/** The name of the site. */
export const siteTitle = defineBlock({
  widgetType: 'theme-site-title',
  title: 'Site title',
  summary: 'The name of the site with a link to its start.',
  since: '0.1.0',
  category: 'site',
  settings: titleSettings,
  styles: titleStyles,
  needs: () => [{ kind: 'site' }],
  print({ header_size: tag }, context) {
    const site = context.answer({ kind: 'site' });
    return site ? printedTitle(site.title, tag, context, site.url) : [];
  },
  examples: [
    { title: 'The name', note: 'The site answers its name and address.', settings: {} },
    {
      title: 'As plain text',
      note: 'In a header the name is seldom a title of the page.',
      settings: { header_size: 'p', align: 'center' },
    },
  ],
});
