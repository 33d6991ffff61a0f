import { printed } from '../print/printed';
import { defineBlock } from './block';
import { postTextSettings, postTextStyles } from './parts/post-text';

/** The excerpt of the printed page or post. */
export const postExcerpt = defineBlock({
  widgetType: 'theme-post-excerpt',
  title: 'Post excerpt',
  summary: 'The excerpt of the printed page or post.',
  since: '0.1.0',
  category: 'single',
  settings: postTextSettings,
  styles: postTextStyles('nh-excerpt'),
  needs: () => [{ kind: 'post' }],
  print(_, context) {
    const { excerpt } = context.answer({ kind: 'post' }) ?? {};
    return excerpt ? [printed('p', { class: 'nh-excerpt' }, [excerpt])] : [];
  },
  examples: [
    { title: 'The excerpt', note: 'A post without one prints nothing.', settings: {} },
    { title: 'Centered', note: 'Under a centered title.', settings: { align: 'center' } },
  ],
});
