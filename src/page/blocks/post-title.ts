import { defineBlock } from './block';
import { pageTitleSettings, printedTitle, titleStyles } from './parts/title';

/** The title of the printed page or post. */
export const postTitle = defineBlock({
  widgetType: 'theme-post-title',
  title: 'Post title',
  summary: 'The title of the printed page or post.',
  since: '0.1.0',
  category: 'single',
  settings: pageTitleSettings,
  styles: titleStyles,
  needs: () => [{ kind: 'post' }],
  print({ header_size: tag }, context) {
    return printedTitle(context.answer({ kind: 'post' })?.title ?? '', tag, context);
  },
  examples: [
    {
      title: 'The title',
      note: 'A page has one title of the first level; here it has one already.',
      settings: { header_size: 'h2' },
    },
    {
      title: 'A centered title',
      note: 'The tag and the look are independent.',
      settings: { header_size: 'h3', align: 'center' },
    },
  ],
});
