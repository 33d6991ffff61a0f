import type { ReactNode } from 'react';
import type { Thumbnail } from './item';

interface Props {
  readonly thumbnail: Thumbnail | undefined;
  /** What stands beside the picture; an `alt` of the same words would only be heard twice. */
  readonly title: string;
  /** Square, and scrolling from top to bottom under the pointer. */
  readonly isScrolling: boolean;
}

/** The picture of an item; without one, an empty box of its place. */
export function TilePicture({ thumbnail, title, isScrolling }: Props): ReactNode {
  if (!thumbnail) return <span className="nh-portfolio-picture" part="picture" />;
  const alt = thumbnail.alt === title ? '' : thumbnail.alt;
  if (isScrolling) return <ScrollingPicture url={thumbnail.url} alt={alt} />;
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

function ScrollingPicture({ url, alt }: { url: string; alt: string }): ReactNode {
  const naming = alt ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span
      className="nh-portfolio-picture"
      part="picture"
      data-scrolling=""
      style={{ backgroundImage: `url(${JSON.stringify(url)})` }}
      {...naming}
    />
  );
}
