import type { CSSProperties, ReactNode } from 'react';
import { siteConfig } from '../../../core/config';
import { aspectRatio } from '../../../core/media/aspect-ratio';
import { message } from '../../../core/media/messages';
import { Printed } from '../drawn/printed';
import { builderClass } from '../markup/names';
import stylesheet from './drawn.css?inline';
import { drawnAddress, drawnFile } from './drawn-address';
import { withoutLook } from './look';
import type { VideoProps, VideoSettings } from './video.element';

export const styles: string = stylesheet;

/** What is drawn from settings where the tag holds no markup. */
export default function Video(given: VideoProps): ReactNode {
  const { controls = true, play_on_mobile = true, ...others } = given.settings;
  const settings = { ...others, controls, play_on_mobile };
  const { lightbox } = settings;
  const shape = aspectRatio(settings.aspect_ratio);
  const style = (shape && { '--video-aspect-ratio': shape }) as CSSProperties | undefined;
  return (
    <Printed props={{ ...given, settings }} content={withoutLook(settings)}>
      <div
        className={`${builderClass('wrapper')} ${builderClass(`open-${lightbox ? 'lightbox' : 'inline'}`)}`}
        style={style}
      >
        {!lightbox && <Player settings={settings} />}
        {(lightbox || settings.show_image_overlay) && <Overlay settings={settings} />}
      </div>
    </Printed>
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
    // Fetched when it is first in view, or asked for.
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
  const opens = { [`data-${siteConfig().builder}-lightbox`]: JSON.stringify(request(settings)) };
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

/** What the lightbox is asked for, as the builder prints it. */
function request(settings: VideoSettings): object {
  const { video_type, aspect_ratio, title } = settings;
  const url =
    video_type === 'youtube'
      ? settings.youtube_url
      : (drawnAddress(settings) ?? drawnFile(settings));
  return { type: 'video', url, title, modalOptions: { videoAspectRatio: aspect_ratio } };
}
