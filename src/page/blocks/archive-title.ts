import { defineBlock } from './block';
import { pageTitleSettings, printedTitle, titleStyles } from './parts/title';

/** The title of the printed archive. */
export const archiveTitle = defineBlock({
  widgetType: 'theme-archive-title',
  title: 'Archive title',
  summary: 'The title of the printed list of posts or search results.',
  since: '0.1.0',
  category: 'site',
  settings: pageTitleSettings,
  styles: titleStyles,
  needs: () => [{ kind: 'post' }],
  print({ header_size: tag }, context) {
    return printedTitle(context.answer({ kind: 'post' })?.title ?? '', tag, context);
  },
  examples: [
    { title: 'The title', note: 'The site answers the title.', settings: { header_size: 'h2' } },
    {
      title: 'In a color',
      note: 'Check that the contrast with the background is at least 4.5.',
      settings: { header_size: 'h3', title_color: '#1d4d3a' },
    },
  ],
});
