import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import { itemOfData } from './data-item';
import { Gallery } from './gallery';
import stylesheet from './lightbox.css?inline';
import type { events, GalleryItem, LightboxProps } from './lightbox.element';
import { message } from './messages';

export const styles: string = stylesheet;

/** A grid of links from the settings, which open as one slideshow. */
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
        // Entries have no id; the list is always rendered as a whole.
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
  const image = safeAddress(thumbnail ?? (type === 'image' ? url : undefined));
  const name = alt || message('lightbox.item', { index: index + 1, total });
  return (
    <a part="link" href={safeAddress(url)} data-type={type}>
      {image ? (
        <img part="thumbnail" src={image} alt={name} loading="lazy" />
      ) : (
        <span part="title">{name}</span>
      )}
    </a>
  );
}

/** Creates one gallery per mount. The gallery reads the rendered links and the latest items when it opens. */
function useGallery(props: LightboxProps, grid: RefObject<HTMLUListElement | null>): void {
  const host = useHost();
  const emit = useEmit<typeof events>();
  const entries = useLatest(props.settings.items);
  const gallery = useRef<Gallery>(null);
  useLayoutEffect(() => {
    const connection = new AbortController();
    gallery.current = new Gallery({
      host,
      emit,
      signal: connection.signal,
      items: () => (entries.current ?? []).map(itemOfData),
      links: () => [...(grid.current?.querySelectorAll('a') ?? [])],
    });
    return () => connection.abort();
  }, [host, emit, grid, entries]);
  useLayoutEffect(() => gallery.current?.update(props));
}
