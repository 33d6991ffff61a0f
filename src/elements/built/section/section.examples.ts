import type { Example } from '../../../core/element/example';
import type { SectionSettings } from '../../settings-types';

/** Examples of `<nh-section>`. */
export const examples: readonly Example<SectionSettings>[] = [
  {
    title: 'Pictures behind the content',
    note: 'The pictures change every five seconds behind the printed content, and stop under reduced motion.',
    html: `<nh-section settings='{ "background_background": "slideshow", "background_slideshow_loop": "yes",
  "background_slideshow_gallery": [{ "url": "/assets/shelf.svg" }, { "url": "/assets/box.svg" }] }'>
  <h2>Books, made to last</h2>
  <p>Bindings, boxes and repairs since 1897.</p>
</nh-section>`,
  },
  {
    title: 'A film behind the content',
    note: 'The film plays without sound and shows a pause button. It is not loaded under reduced motion or data saving.',
    html: `<nh-section settings='{ "background_background": "video", "background_video_link": "/assets/videos/marbling.webm" }'>
  <h2>Marbling, step by step</h2>
  <p>Colours float on the bath before the paper takes them.</p>
</nh-section>`,
  },
];
