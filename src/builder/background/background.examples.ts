import type { ExampleNeeds, PrintedExample } from '../../core/element/example';

/** Examples of an element that wraps content, with pictures and with a film behind it. */
export function backgroundExamples(tag: string, needs?: ExampleNeeds): readonly PrintedExample[] {
  return [
    {
      title: 'Pictures behind the content',
      note: 'The pictures change every five seconds behind the printed content, and stop under reduced motion.',
      ...(needs && { needs }),
      html: `<${tag} settings='{ "background_background": "slideshow", "background_slideshow_loop": "yes",
  "background_slideshow_gallery": [{ "url": "/assets/shelf.svg" }, { "url": "/assets/box.svg" }] }'>
  <h2>Books, made to last</h2>
  <p>Bindings, boxes and repairs since 1897.</p>
</${tag}>`,
    },
    {
      title: 'A film behind the content',
      note: 'The film plays without sound and shows a pause button. It is not loaded under reduced motion or data saving.',
      ...(needs && { needs }),
      html: `<${tag} settings='{ "background_background": "video", "background_video_link": "/assets/videos/marbling.webm" }'>
  <h2>Marbling, step by step</h2>
  <p>Colours float on the bath before the paper takes them.</p>
</${tag}>`,
    },
  ];
}
