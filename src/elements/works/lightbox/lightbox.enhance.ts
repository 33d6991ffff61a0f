import type { Controller, EnhanceContext } from '../../../core/element';
import { Gallery } from './gallery';
import stylesheet from './lightbox.css?inline';
import type { events, LightboxProps } from './lightbox.element';
import { galleryLinks } from './link-item';

export const styles: string = stylesheet;

/** Opens the links printed by the server, and those added later, as one slideshow. */
export function enhance({
  host,
  props,
  emit,
  signal,
}: EnhanceContext<LightboxProps, typeof events>): Controller<LightboxProps> {
  const gallery = new Gallery({
    host,
    emit,
    signal,
    items: () => [...galleryLinks(host).values()],
    links: () => [...galleryLinks(host).keys()],
  });
  gallery.update(props);
  return { update: (props) => gallery.update(props) };
}
