import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { defineBlock } from './block';
import { image } from './image';
import { picture } from './parts/picture';

const { image: _, link_to, link, open_lightbox, caption, ...settings } = image.settings;

/** The featured image of the printed page or post. */
export const featuredImage = defineBlock({
  widgetType: 'theme-post-featured-image',
  title: 'Featured image',
  summary: 'The featured image of the printed page or post.',
  since: '0.1.0',
  category: 'single',
  settings: defineSettings(settings),
  styles: image.styles ?? {},
  needs: () => [{ kind: 'post' }],
  print({ caption_source: source }, context) {
    const { picture: media } = context.answer({ kind: 'post' }) ?? {};
    const shown = picture(media, context, 'nh-image');
    if (!shown) return [];
    if (source !== 'attachment' || !media?.alt) return [shown];
    const text = printed('figcaption', { class: 'nh-caption' }, [media.alt]);
    return [printed('figure', { class: 'nh-figure' }, [shown, text])];
  },
  examples: [
    { title: 'The image', note: 'The site answers the file with its size.', settings: {} },
    {
      title: 'Rounded, at most 20 rem wide',
      note: 'It has the settings of an image, without the file and its link.',
      settings: { space: { size: 20, unit: 'rem' }, image_border_radius: '12px' },
    },
  ],
});
