import { aspectRatio } from '../../../../core/media/aspect-ratio';
import { videoLink } from '../../../../core/media/video-link';
import { defineSettings, type ValuesOf } from '../../../../core/settings';
import type { LightboxItem } from '../viewer/item';
import { kindOfAddress } from '../viewer/kind';

/** The settings in an action address or a lightbox attribute. The builder's other keys are ignored. */
export const linkSettings = defineSettings({
  type: {
    kind: 'choice',
    options: { image: 'Image', video: 'Video', page: 'Page', slideshow: 'Slideshow' },
    doc: 'Type of the item. Default: derived from the address.',
  },
  id: {
    kind: 'text',
    doc: 'ID of the image on the server. With an ID the address is treated as an image.',
  },
  url: { kind: 'text', doc: 'Address of the item; in a slideshow, of the first item shown.' },
  title: { kind: 'text', doc: 'Title in the caption.' },
  description: { kind: 'text', doc: 'Text below the title in the caption.' },
  slideshow: { kind: 'text', doc: 'Name of the slideshow on the page to open.' },
  modalOptions: {
    kind: 'group',
    open: true,
    doc: 'Options of a video.',
    fields: {
      videoAspectRatio: {
        kind: 'text',
        doc: 'The builder’s code of the aspect ratio, such as `169` for 16:9.',
      },
    },
  },
});

/** The parsed settings of a lightbox link. */
export type LinkSettings = ValuesOf<typeof linkSettings>;

/**
 * The single item of settings; without a type, the address determines it.
 *
 * Undefined for an address that is not http(s), and for one without a type that is neither an image nor a
 * video.
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
