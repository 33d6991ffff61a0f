import type { Example } from '../../../core/element/example';
import type { ContainerSettings } from '../../settings-types';

/** Examples of `<nh-container>`. */
export const examples: readonly Example<ContainerSettings>[] = [
  {
    title: 'Pictures behind the content',
    note: 'The pictures change every five seconds behind the printed content, and stop under reduced motion.',
    needs: { config: { features: ['container'] } },
    html: `<nh-container settings='{ "background_background": "slideshow", "background_slideshow_loop": "yes",
  "background_slideshow_gallery": [{ "url": "/assets/shelf.svg" }, { "url": "/assets/box.svg" }] }'>
  <h2>Books, made to last</h2>
  <p>Bindings, boxes and repairs since 1897.</p>
</nh-container>`,
  },
  {
    title: 'A film behind the content',
    note: 'The film plays without sound and shows a pause button. It is not loaded under reduced motion or data saving.',
    needs: { config: { features: ['container'] } },
    html: `<nh-container settings='{ "background_background": "video", "background_video_link": "/assets/videos/marbling.webm" }'>
  <h2>Marbling, step by step</h2>
  <p>Colours float on the bath before the paper takes them.</p>
</nh-container>`,
  },
];
