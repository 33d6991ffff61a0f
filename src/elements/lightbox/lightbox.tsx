import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { safeAddress } from '../../core/dom/safe-address';
import { useEmit, useHost } from '../../core/element';
import type { LightboxItem } from '../../core/lightbox';
import { itemOfData } from './data-item';
import { Gallery, type GalleryContext } from './gallery';
import stylesheet from './lightbox.css?inline';
import type { events, GalleryItem, LightboxProps } from './lightbox.element';
import { galleryLinks } from './link-item';
import { message } from './messages';

export const styles: string = stylesheet;

/** Brings the links of a gallery alive, or draws a grid of links from the settings. */
export default function Lightbox(props: LightboxProps): ReactNode {
  const host = useHost();
  const isDrawn = host.childrenPolicy !== 'enhance';
  const { items: entries = [], title } = props.settings;
  const gallery = useGallery(props, () =>
    isDrawn ? entries.map(itemOfData) : [...galleryLinks(host).values()],
  );
  useServerLinks(isDrawn ? undefined : gallery);
  if (!isDrawn) return null;
  return (
    <ul part="grid" className="nh-lightbox-grid" aria-label={title || message('lightbox.gallery')}>
      {entries.map((entry, index) => (
        // The list is drawn whole from settings: an entry has no name but its place.
        <li part="item" key={index}>
          <GridLink
            {...{ entry, index }}
            total={entries.length}
            onChoose={(link) => gallery.choose(index, link)}
          />
        </li>
      ))}
    </ul>
  );
}

interface GridLinkProps {
  readonly entry: GalleryItem;
  readonly index: number;
  readonly total: number;
  onChoose(link: HTMLElement): boolean;
}

function GridLink({ entry, index, total, onChoose }: GridLinkProps): ReactNode {
  const { url, title, alt = title, type } = itemWithAlt(entry);
  const picture = safeAddress(entry.thumbnail ?? (type === 'image' ? url : undefined));
  const name = alt || message('lightbox.item', { index: index + 1, total });
  const choose = (event: MouseEvent<HTMLElement>): void => {
    if (!isPlain(event)) return;
    if (onChoose(event.currentTarget)) event.preventDefault();
  };
  return (
    <a part="link" href={safeAddress(url)} data-type={type} onClick={choose}>
      {picture ? (
        <img part="thumbnail" src={picture} alt={name} loading="lazy" />
      ) : (
        <span part="title">{name}</span>
      )}
    </a>
  );
}

function itemWithAlt(entry: GalleryItem): GalleryItem & { type: LightboxItem['type'] } {
  return { ...entry, type: itemOfData(entry).type };
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

/** Listens to the links that the server has printed, those that come later too. */
function useServerLinks(gallery: Gallery | undefined): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (!gallery) return undefined;
    const life = new AbortController();
    const clicked = (event: globalThis.MouseEvent): void => {
      const link = (event.target as Element).closest('a');
      const links = [...galleryLinks(host).keys()];
      const index = link ? links.indexOf(link) : -1;
      if (!link || index < 0 || event.defaultPrevented || !isPlain(event)) return;
      if (gallery.choose(index, link)) event.preventDefault();
    };
    host.addEventListener('click', clicked, { signal: life.signal });
    return () => life.abort();
  }, [gallery, host]);
}

/** True for a click that is not the browser's own way to a new tab, a window or a download. */
function isPlain(
  event: Pick<globalThis.MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
