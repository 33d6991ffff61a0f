import type { ReactNode } from 'react';
import { jsonText } from '../../../core/state/json-text';
import type { Thumbnail } from './item';

interface Props {
  readonly thumbnail: Thumbnail | undefined;
  /** The visible title. An `alt` that contains it is dropped, so that screen readers read it once. */
  readonly title: string;
  /** Square, and scrolls from top to bottom on hover. */
  readonly isScrolling: boolean;
}

/** The image of an item, or an empty box of the same size. */
export function TileImage({ thumbnail, title, isScrolling }: Props): ReactNode {
  if (!thumbnail) return <span className="nh-portfolio-picture" part="picture" />;
  const alt = plain(thumbnail.alt).includes(plain(title)) ? '' : thumbnail.alt;
  if (isScrolling) return <ScrollingImage url={thumbnail.url} alt={alt} />;
  const { url, width, height } = thumbnail;
  return (
    <img
      className="nh-portfolio-picture"
      part="picture"
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function ScrollingImage({ url, alt }: { url: string; alt: string }): ReactNode {
  const naming = alt ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span
      className="nh-portfolio-picture"
      part="picture"
      data-scrolling=""
      style={{ backgroundImage: `url(${jsonText(url)})` }}
      {...naming}
    />
  );
}
