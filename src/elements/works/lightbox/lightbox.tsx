import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { takeEvent } from '../../../core/dom/take-event';
import { useEmit, useHost, useInstance } from '../../../core/element/react';
import { itemOfData } from './data-item';
import { Gallery, type GalleryContext } from './gallery';
import stylesheet from './lightbox.css?inline';
import type { events, GalleryItem, LightboxProps } from './lightbox.element';
import { galleryLinks } from './link-item';
import { plainClickPath } from './links/link-click';
import { message } from './messages';
import type { LightboxItem } from './viewer/item';

export const styles: string = stylesheet;

/** Brings the links of a gallery alive, or draws a grid of links from the settings. */
export default function Lightbox(props: LightboxProps): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  const grid = useRef<HTMLUListElement>(null);
  const isDrawn = instance.childrenPolicy !== 'enhance';
  const { items: entries = [], title } = props.settings;
  const gallery = useGallery(props, () =>
    isDrawn ? entries.map(itemOfData) : [...galleryLinks(host).values()],
  );
  useClicks(gallery, () =>
    isDrawn ? [...(grid.current?.querySelectorAll('a') ?? [])] : [...galleryLinks(host).keys()],
  );
  if (!isDrawn) return null;
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

/** One gallery for the life of the body; it reads the newest settings when it opens. */
function useGallery(props: LightboxProps, items: () => readonly LightboxItem[]): Gallery {
  const host = useHost() as GalleryContext['host'] & ReturnType<typeof useHost>;
  const emit = useEmit<typeof events>();
  const latest = useRef({ props, items });
  latest.current = { props, items };
  const [gallery] = useState(
    () =>
      new Gallery({
        host,
        emit,
        items: () => latest.current.items(),
        settings: () => latest.current.props.settings,
      }),
  );
  const { open, index } = props;
  useEffect(() => gallery.follow(open), [gallery, open, index]);
  useEffect(() => () => gallery.end(), [gallery]);
  return gallery;
}

/**
 * Takes the clicks on the gallery's links, those that come later too. At the window, so that no other
 * script sees them: the builder's own lightbox would open as well.
 */
function useClicks(gallery: Gallery, links: () => readonly HTMLElement[]): void {
  const instance = useInstance();
  const { host } = instance;
  const latest = useRef(links);
  latest.current = links;
  useLayoutEffect(() => {
    const life = new AbortController();
    const clicked = (event: MouseEvent): void => {
      const path = plainClickPath(event);
      const link = path.includes(host) && path.find(({ localName }) => localName === 'a');
      const index = link ? latest.current().indexOf(link) : -1;
      if (link && index >= 0 && gallery.choose(index, link)) takeEvent(event);
    };
    host.ownerDocument.defaultView?.addEventListener('click', clicked, {
      capture: true,
      signal: life.signal,
    });
    return () => life.abort();
  }, [gallery, host]);
}
