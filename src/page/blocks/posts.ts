import { defineSettings } from '../../core/settings';
import type { DataNeed } from '../print/site-data';
import { defineBlock } from './block';
import { postList, postListLook, postListSettings, postListStyles } from './parts/post-list';

const skin = 'classic_';

/** A list of the site's posts. */
export const posts = defineBlock({
  widgetType: 'posts',
  title: 'Posts',
  summary: 'A list of the site’s posts with pictures and excerpts.',
  since: '0.1.0',
  category: 'pro',
  settings: {
    ...defineSettings({
      posts_post_type: {
        kind: 'text',
        default: 'post',
        label: 'Source',
        group: 'content',
        doc: 'The type of the posts, or `current_query` for those of the printed archive. Default: `post`.',
      },
      posts_orderby: {
        kind: 'choice',
        options: { post_date: 'Date', post_title: 'Title' },
        default: 'post_date',
        label: 'Order by',
        group: 'content',
        doc: 'The order of the posts. Default: by date.',
      },
      posts_order: {
        kind: 'choice',
        options: { desc: 'Descending', asc: 'Ascending' },
        default: 'desc',
        label: 'Order',
        group: 'content',
        doc: 'The direction of an order by date; titles are always ascending. Default: newest first.',
      },
    }),
    ...postListSettings(skin),
  },
  styles: postListStyles(skin),
  needs: (settings) => [needOf(settings)],
  print(settings, context) {
    const found = context.answer(needOf(settings)) ?? [];
    return postList(found, postListLook(skin, settings), context);
  },
  examples: [
    { title: 'The newest posts', note: 'The site answers them.', settings: {} },
    {
      title: 'Two columns by title, without pictures',
      note: 'Titles and dates alone, for many posts.',
      settings: {
        posts_orderby: 'post_title',
        classic_columns: '2',
        classic_thumbnail: 'none',
        classic_show_excerpt: '',
      },
    },
  ],
});

function needOf(settings: Readonly<Record<string, unknown>>): Extract<DataNeed, { kind: 'posts' }> {
  const byDate = settings.posts_order === 'asc' ? 'oldest' : 'newest';
  return {
    kind: 'posts',
    type: settings.posts_post_type as string,
    count: settings[`${skin}posts_per_page`] as number,
    order: settings.posts_orderby === 'post_title' ? 'title' : byDate,
  };
}
