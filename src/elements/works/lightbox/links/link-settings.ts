import * as z from 'zod/mini';
import { videoLink } from '../../../../core/media/video-link';
import type { LightboxItem } from '../viewer/item';
import { kindOfAddress } from '../viewer/kind';

const text = z.optional(z.string());

/** What an action address or an element's lightbox attribute says; of the builder's other keys none is used. */
export const LightboxSettings = z.object({
  type: z.optional(z.enum(['image', 'video', 'page', 'slideshow'])),
  /** The picture's id at the server; its presence says that the address is a picture's. */
  id: z.optional(z.union([z.string(), z.number()])),
  url: text,
  title: text,
  description: text,
  slideshow: z.optional(z.union([z.string(), z.number()])),
  // PHP prints an empty object as `[]`.
  modalOptions: z.catch(z.optional(z.object({ videoAspectRatio: text })), undefined),
});
export type LightboxSettings = z.output<typeof LightboxSettings>;

/** The builder's codes of a video's shape: width divided by height (facts, page-builder 9). */
const RATIOS: Readonly<Record<string, number>> = {
  '219': 21 / 9,
  '169': 16 / 9,
  '43': 4 / 3,
  '32': 3 / 2,
  '11': 1,
  '916': 9 / 16,
};

/**
 * The one item that settings name; without a type its address tells which it is.
 *
 * Undefined where the address is not http(s), or no picture and no video.
 */
export function itemOfSettings(settings: LightboxSettings): LightboxItem | undefined {
  const url = videoLink(settings.url ?? '');
  const type = typeOf(settings);
  if (!url?.startsWith('http') || !type) return undefined;
  const { title, description, modalOptions } = settings;
  if (type === 'page') return { type, url, title };
  if (type === 'image') return { type, url, title, description };
  return { type, url, title, description, ratio: RATIOS[modalOptions?.videoAspectRatio ?? ''] };
}

function typeOf({ type, id, url = '' }: LightboxSettings): LightboxItem['type'] | undefined {
  if (type && type !== 'slideshow') return type;
  return kindOfAddress(url) ?? (id === undefined ? undefined : 'image');
}
