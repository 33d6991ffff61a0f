import type { CSSProperties, ReactNode } from 'react';
import { builderClass } from '../../../builder/markup/names';
import { siteConfig } from '../../../core/config';
import { aspectRatio } from '../../../core/media/aspect-ratio';
import { message } from '../../../core/media/messages';
import { jsonText } from '../../../core/state/json-text';
import { ControlledMarkup } from '../drawn/controlled-markup';
import stylesheet from './drawn.css?inline';
import { drawnAddress, drawnFile } from './drawn-address';
import { withoutLook } from './look';
import type { VideoProps, VideoSettings } from './video.element';

export const styles: string = stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function Video(props: VideoProps): ReactNode {
  const { controls = true, play_on_mobile = true, ...others } = props.settings;
  const settings = { ...others, controls, play_on_mobile };
  const { lightbox } = settings;
  const shape = aspectRatio(settings.aspect_ratio);
  const style = (shape && { '--video-aspect-ratio': shape }) as CSSProperties | undefined;
  return (
    <ControlledMarkup props={{ ...props, settings }} content={withoutLook(settings)}>
      <div
        className={`${builderClass('wrapper')} ${builderClass(`open-${lightbox ? 'lightbox' : 'inline'}`)}`}
        style={style}
      >
        {!lightbox && <Player settings={settings} />}
        {(lightbox || settings.show_image_overlay) && <Overlay settings={settings} />}
      </div>
    </ControlledMarkup>
  );
}

interface PartProps {
  readonly settings: VideoSettings;
}

function Player({ settings }: PartProps): ReactNode {
  const { video_type, autoplay, loop, mute, controls, poster, title } = settings;
  if (video_type === 'youtube') return <div className={builderClass('video')} part="player" />;
  const name = title || message('media.video');
  if (video_type !== 'hosted') {
    // Loaded when first in view, or when requested.
    return (
      <iframe
        className={builderClass('video-iframe')}
        part="player"
        title={name}
        data-lazy-load={drawnAddress(settings)}
        allowFullScreen
      />
    );
  }
  return (
    <video
      className={builderClass('video')}
      part="player"
      aria-label={name}
      src={drawnFile(settings)}
      poster={poster?.url}
      autoPlay={autoplay}
      loop={loop}
      muted={mute || autoplay}
      controls={controls}
      preload="metadata"
      playsInline={settings.play_on_mobile}
    />
  );
}

function Overlay({ settings }: PartProps): ReactNode {
  const { image_overlay: picture, lightbox, title } = settings;
  const opens = {
    [`data-${siteConfig().builder}-lightbox`]: jsonText(lightboxRequest(settings)),
  };
  return (
    <div
      className={builderClass('custom-embed-image-overlay')}
      part="overlay"
      {...(lightbox && opens)}
    >
      {picture && <img src={picture.url} alt={picture.alt ?? ''} />}
      <button
        type="button"
        className={builderClass('custom-embed-play')}
        part="play"
        aria-label={message('media.play', { title: title || message('media.video') })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5v14l11-7z" />
        </svg>
      </button>
    </div>
  );
}

/** Returns the lightbox request in the builder's format. */
function lightboxRequest(settings: VideoSettings): object {
  const { video_type, aspect_ratio, title } = settings;
  const url =
    video_type === 'youtube'
      ? settings.youtube_url
      : (drawnAddress(settings) ?? drawnFile(settings));
  return { type: 'video', url, title, modalOptions: { videoAspectRatio: aspect_ratio } };
}
