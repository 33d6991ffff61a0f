import { aspectRatio } from '../../../../core/media/aspect-ratio';
import { videoLink } from '../../../../core/media/video-link';
import { defineSettings, type ValuesOf } from '../../../../core/settings';
import type { LightboxItem } from '../viewer/item';
import { kindOfAddress } from '../viewer/kind';

/** What an action address or an element's lightbox attribute says; of the builder's other keys none is used. */
export const linkSettings = defineSettings({
  type: {
    kind: 'choice',
    options: { image: 'Picture', video: 'Video', page: 'Page', slideshow: 'Slideshow' },
    doc: 'What opens; default: what the address tells.',
  },
  id: {
    kind: 'text',
    doc: 'The picture’s id at the server; its presence says that the address is a picture’s.',
  },
  url: { kind: 'text', doc: 'The address of what opens; in a slideshow, where it begins.' },
  title: { kind: 'text', doc: 'The title below it.' },
  description: { kind: 'text', doc: 'The words below the title.' },
  slideshow: { kind: 'text', doc: 'The slideshow of the page that opens.' },
  modalOptions: {
    kind: 'group',
    open: true,
    doc: 'How a video is shown.',
    fields: {
      videoAspectRatio: { kind: 'text', doc: 'The builder’s code of its shape, such as `169`.' },
    },
  },
});

/** The same, once it has been read. */
export type LinkSettings = ValuesOf<typeof linkSettings>;

/**
 * The one item that settings name; without a type its address tells which it is.
 *
 * Undefined where the address is not http(s), or no picture and no video.
 */
export function itemOfSettings(settings: LinkSettings): LightboxItem | undefined {
  const url = videoLink(settings.url ?? '');
  const type = typeOf(settings);
  if (!url?.startsWith('http') || !type) return undefined;
  const { title, description, modalOptions } = settings;
  if (type === 'page') return { type, url, title };
  if (type === 'image') return { type, url, title, description };
  return { type, url, title, description, ratio: aspectRatio(modalOptions?.videoAspectRatio) };
}

function typeOf({ type, id, url = '' }: LinkSettings): LightboxItem['type'] | undefined {
  if (type && type !== 'slideshow') return type;
  return kindOfAddress(url) ?? (id === undefined ? undefined : 'image');
}
