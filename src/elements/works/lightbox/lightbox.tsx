import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import { itemOfData } from './data-item';
import { Gallery } from './gallery';
import stylesheet from './lightbox.css?inline';
import type { events, GalleryItem, LightboxProps } from './lightbox.element';
import { message } from './messages';

export const styles: string = stylesheet;

/** Draws a grid of links from the settings, which open as one slideshow. */
export default function Lightbox(props: LightboxProps): ReactNode {
  const { items: entries = [], title } = props.settings;
  const grid = useRef<HTMLUListElement>(null);
  useGallery(props, grid);
  return (
    <ul
      ref={grid}
      part="grid"
      className="nh-lightbox-grid"
      aria-label={title || message('lightbox.gallery')}
    >
      {entries.map((entry, index) => (
        // The list is drawn whole from settings: an entry has no name but its place.
        <li part="item" key={index}>
          <GridLink {...{ entry, index }} total={entries.length} />
        </li>
      ))}
    </ul>
  );
}

interface GridLinkProps {
  readonly entry: GalleryItem;
  readonly index: number;
  readonly total: number;
}

function GridLink({ entry, index, total }: GridLinkProps): ReactNode {
  const { url, type } = itemOfData(entry);
  const { title, alt = title, thumbnail } = entry;
  const picture = safeAddress(thumbnail ?? (type === 'image' ? url : undefined));
  const name = alt || message('lightbox.item', { index: index + 1, total });
  return (
    <a part="link" href={safeAddress(url)} data-type={type}>
      {picture ? (
        <img part="thumbnail" src={picture} alt={name} loading="lazy" />
      ) : (
        <span part="title">{name}</span>
      )}
    </a>
  );
}

/** One gallery for the life of the body; it reads what is drawn and the newest items when it opens. */
function useGallery(props: LightboxProps, grid: RefObject<HTMLUListElement | null>): void {
  const host = useHost();
  const emit = useEmit<typeof events>();
  const entries = useLatest(props.settings.items);
  const gallery = useRef<Gallery>(null);
  useLayoutEffect(() => {
    const life = new AbortController();
    gallery.current = new Gallery({
      host,
      emit,
      signal: life.signal,
      items: () => (entries.current ?? []).map(itemOfData),
      links: () => [...(grid.current?.querySelectorAll('a') ?? [])],
    });
    return () => life.abort();
  }, [host, emit, grid, entries]);
  useLayoutEffect(() => gallery.current?.follow(props));
}
