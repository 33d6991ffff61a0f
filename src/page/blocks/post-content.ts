import { printed } from '../print/printed';
import { defineBlock } from './block';
import { blockHtml } from './parts/inline';
import { postTextSettings, postTextStyles } from './parts/post-text';

/** The content of the printed page or post. */
export const postContent = defineBlock({
  widgetType: 'theme-post-content',
  title: 'Post content',
  summary: 'The content of the printed page or post.',
  since: '0.1.0',
  category: 'single',
  settings: postTextSettings,
  styles: postTextStyles('nh-text'),
  needs: () => [{ kind: 'post' }],
  print(_, context) {
    const content = blockHtml(context.answer({ kind: 'post' })?.html ?? '', context);
    return content.length > 0 ? [printed('div', { class: 'nh-text' }, content)] : [];
  },
  examples: [
    { title: 'The content', note: 'The site answers the HTML; it is sanitised.', settings: {} },
    { title: 'Justified', note: 'All settings of text apply.', settings: { align: 'justify' } },
  ],
});
