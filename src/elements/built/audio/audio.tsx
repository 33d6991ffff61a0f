import type { ReactNode } from 'react';
import stylesheet from './audio.css?inline';
import type { AudioProps } from './audio.element';

export const styles: string = stylesheet;

/** The browser's own player, drawn from settings if the tag contains no markup. */
export default function Audio({ settings }: AudioProps): ReactNode {
  const { title, url, preload, loop } = settings;
  return (
    <>
      {title && <p part="title">{title}</p>}
      {url && (
        // biome-ignore lint/a11y/useMediaCaption: the settings name no captions
        <audio
          aria-label={title || undefined}
          controls
          src={url}
          preload={preload}
          loop={loop}
          part="audio"
        />
      )}
    </>
  );
}
