import { message } from '../../core/media/messages';
import { defineSettings, type ValuesOf } from '../../core/settings';
import { settings as audioSettings } from '../../elements/built/audio/audio.settings';
import { drawnAddress } from '../../elements/built/video/drawn-address';
import { settings as videoSettings } from '../../elements/built/video/video.settings';
import { type Printed, printed } from '../../page/print/printed';
import { defineWidget, type WidgetContext } from '../../page/print/widget';
import { englishMark } from './english-mark';
import { boxOf, lineIcon, tagWith, textNodes } from './tag';

type VideoSettings = ValuesOf<typeof videoSettings>;

/** The settings that the player reads, besides those that the markup shows. */
const playerSettings = Object.fromEntries(
  Object.entries(videoSettings).filter(
    ([key]) => !/^(?:hosted_url|external_url|poster|insert_url)$/.test(key),
  ),
);

/** A video: a file with its controls, or the picture of a provider's video with a link to it. */
export const video = defineWidget({
  widgetType: 'video',
  settings: videoSettings,
  print(settings, context) {
    const { builderClass } = context;
    const opens = settings.lightbox ? 'lightbox' : 'inline';
    const classes = `${builderClass('wrapper')} ${builderClass(`open-${opens}`)}`;
    const box = printed('div', { class: classes }, [
      ...(settings.lightbox ? [] : player(settings, context)),
      ...(settings.lightbox || settings.show_image_overlay ? [overlay(settings, context)] : []),
    ]);
    return tagWith('nh-video', playerSettings, context, box);
  },
});

function player(settings: VideoSettings, context: WidgetContext): readonly Printed[] {
  const { builderClass, pictureAddress } = context;
  const { video_type: type, controls = true, mute, autoplay, loop, poster, title } = settings;
  if (type === 'youtube') return [youtubeLink(settings, context)];
  if (type !== 'hosted') return [providerFrame(settings, context)];
  const src = fileAddress(settings, context);
  if (src === undefined) return [];
  return [
    printed('video', {
      class: builderClass('video'),
      part: 'player',
      'aria-label': title || message('media.video'),
      lang: title ? undefined : englishMark('media.video', context),
      src,
      poster: poster && pictureAddress(poster.url),
      // Browsers start videos without their controls by themselves, so only the controller does.
      loop,
      muted: mute || autoplay,
      controls,
      preload: 'metadata',
      playsinline: settings.play_on_mobile ?? true,
    }),
  ];
}

/** The place of the frame. Without scripts, a link to the video's page. */
function youtubeLink({ youtube_url, title }: VideoSettings, context: WidgetContext): Printed {
  const href = context.linkAddress(youtube_url ?? '');
  const lang = title ? undefined : englishMark('media.video', context);
  const link = printed('a', { href, lang }, [title || message('media.video')]);
  const attributes = { class: context.builderClass('video'), part: 'player' };
  return printed('div', attributes, href === undefined ? [] : [link]);
}

/** A frame without an address: the provider gets no request before the video is in view, or asked for. */
function providerFrame(settings: VideoSettings, context: WidgetContext): Printed {
  return printed('iframe', {
    class: context.builderClass('video-iframe'),
    part: 'player',
    title: settings.title || message('media.video'),
    lang: settings.title ? undefined : englishMark('media.video', context),
    'data-lazy-load': drawnAddress(settings),
    allowfullscreen: true,
  });
}

function fileAddress(
  { insert_url, external_url, hosted_url, start = 0, end }: VideoSettings,
  { pictureAddress }: WidgetContext,
): string | undefined {
  const url = pictureAddress((insert_url ? external_url : hosted_url)?.url ?? '');
  const part = start || end ? `#t=${start}${end ? `,${end}` : ''}` : '';
  return url === undefined ? undefined : url + part;
}

function overlay(settings: VideoSettings, context: WidgetContext): Printed {
  const { builderClass, pictureAddress } = context;
  const { image_overlay: picture, title, lightbox } = settings;
  const src = picture && pictureAddress(picture.url);
  const name = message('media.play', { title: title || message('media.video') });
  const opens = lightbox ? { [`data-${builderClass('lightbox')}`]: lightboxRequest(settings) } : {};
  return printed(
    'div',
    { class: builderClass('custom-embed-image-overlay'), part: 'overlay', ...opens },
    [
      ...(src === undefined
        ? []
        : [printed('img', { src, ...sizeOf(picture), alt: picture?.alt ?? '' })]),
      printed(
        'button',
        {
          type: 'button',
          class: builderClass('custom-embed-play'),
          part: 'play',
          'aria-label': name,
          lang: title ? undefined : englishMark('media.play', context),
        },
        [lineIcon('M8 5v14l11-7z')],
      ),
    ],
  );
}

/** The request for the lightbox in the page builder's format. */
function lightboxRequest(settings: VideoSettings): string {
  const { video_type: type, aspect_ratio, title, insert_url, external_url, hosted_url } = settings;
  const url =
    type === 'hosted' ? (insert_url ? external_url : hosted_url)?.url : settings[`${type}_url`];
  return JSON.stringify({
    type: 'video',
    url,
    title,
    modalOptions: { videoAspectRatio: aspect_ratio },
  });
}

/** The settings of the CMS's own widget are below `wp`. */
const savedAudio = defineSettings({
  ...audioSettings,
  wp: { kind: 'group', open: true, fields: audioSettings },
});

/** A recording with the browser's player. */
export const audio = defineWidget({
  widgetType: 'wp-widget-media_audio',
  settings: savedAudio,
  print({ wp, ...own }, context) {
    const { title, url = '', preload, loop } = wp ?? own;
    const src = context.pictureAddress(url);
    const player = printed('audio', {
      'aria-label': title || undefined,
      controls: true,
      src,
      preload,
      loop,
      part: 'audio',
    });
    return tagWith(
      'nh-audio',
      {},
      context,
      ...boxOf('p', 'nh-audio-title', textNodes(title), { part: 'title' }),
      ...(src === undefined ? [] : [player]),
    );
  },
});

/** Returns the attributes that keep room for a picture until it is loaded. */
export function sizeOf(
  picture: { readonly width?: number; readonly height?: number } | undefined,
): Record<string, string | undefined> {
  const { width, height } = picture ?? {};
  return { width: pixels(width), height: pixels(height) };
}

function pixels(value: number | undefined): string | undefined {
  return value !== undefined && value > 0 && value < 1e5 ? String(Math.round(value)) : undefined;
}
