import type { DataNeed } from '../print/site-data';
import { defineBlock } from './block';
import { postList, postListLook, postListSettings, postListStyles } from './parts/post-list';

const skin = 'archive_classic_';

/** The posts of the printed archive. */
export const archivePosts = defineBlock({
  widgetType: 'archive-posts',
  title: 'Archive posts',
  summary: 'The posts of the printed archive or search.',
  since: '0.1.0',
  category: 'site',
  settings: postListSettings(skin),
  styles: postListStyles(skin),
  needs: (settings) => [needOf(settings)],
  print(settings, context) {
    const found = context.answer(needOf(settings)) ?? [];
    return postList(found, postListLook(skin, settings), context);
  },
  examples: [
    { title: 'The posts', note: 'The site answers those of the archive.', settings: {} },
    {
      title: 'One column with pictures at the start',
      note: 'For long excerpts.',
      settings: { archive_classic_columns: '1', archive_classic_thumbnail: 'left' },
    },
  ],
});

function needOf(settings: Readonly<Record<string, unknown>>): Extract<DataNeed, { kind: 'posts' }> {
  const count = settings[`${skin}posts_per_page`] as number;
  return { kind: 'posts', type: 'current_query', count, order: 'newest' };
}
