import { embedAddress } from '../../../core/media/embed-address';
import { videoAddress } from '../../../core/media/video-address';
import type { VideoSettings } from './video.element';

/** Matches the video id in the address of a page, of a frame, or of a short link. */
const DAILYMOTION =
  /^(?:https?:)?\/\/(?:(?:www\.)?dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/([a-z\d]+)/i;
const VIDEOPRESS =
  /^(?:https?:)?\/\/(?:videopress\.com|video\.wordpress\.com)\/(?:v|embed)\/([a-z\d]{8})(?![a-z\d])/i;

/**
 * Returns the frame address of a video drawn from settings, in the builder's format. Undefined for files, for
 * YouTube, whose frame is created later, and if the settings contain no address.
 */
export function drawnAddress(settings: VideoSettings): string | undefined {
  const { video_type, vimeo_url = '', dailymotion_url = '', videopress_url = '' } = settings;
  if (video_type === 'vimeo') return vimeo(vimeo_url, settings);
  if (video_type === 'dailymotion') return dailymotion(dailymotion_url, settings);
  return video_type === 'videopress' ? videopress(videopress_url, settings) : undefined;
}

/** Returns the address of the file, with a media fragment for the part that plays. */
export function drawnFile(settings: VideoSettings): string | undefined {
  const { insert_url, external_url, hosted_url, start = 0, end } = settings;
  const url = (insert_url ? external_url : hosted_url)?.url;
  const part = start || end ? `#t=${start}${end ? `,${end}` : ''}` : '';
  return url && url + part;
}

function vimeo(url: string, settings: VideoSettings): string | undefined {
  const video = videoAddress(url);
  if (video?.provider !== 'vimeo') return undefined;
  const { start, mute, loop, controls, yt_privacy, play_on_mobile } = settings;
  const options = { mute, loop, controls, inline: play_on_mobile, tracks: !yt_privacy };
  return embedAddress({ ...video, ...(start && { start }) }, options);
}

function dailymotion(url: string, settings: VideoSettings): string | undefined {
  const { start, mute, controls = true } = settings;
  const query = { mute: flag(mute), controls: flag(controls), ...(start && { start: `${start}` }) };
  return frameOf('https://www.dailymotion.com/embed/video/', DAILYMOTION.exec(url)?.[1], query);
}

function videopress(url: string, settings: VideoSettings): string | undefined {
  const { start, mute, loop, controls = true } = settings;
  const query = {
    muted: flag(mute),
    loop: flag(loop),
    controls: flag(controls),
    ...(start && { at: `${start}` }),
  };
  return frameOf('https://videopress.com/embed/', VIDEOPRESS.exec(url)?.[1], query);
}

function frameOf(
  base: string,
  id: string | undefined,
  query: Record<string, string>,
): string | undefined {
  return id && `${base}${id}?${new URLSearchParams(query)}`;
}

function flag(isOn: boolean): string {
  return isOn ? '1' : '0';
}
