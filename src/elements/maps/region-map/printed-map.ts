import { nameOf, shapesOf } from './region-shape';

/**
 * The map that the server printed into the tag: the first `<svg>` of the content that has a region, which
 * is a shape with a name, or with the id or path of an entry of the settings' list. Without one it is a
 * direct child, whatever is in it, unless the map comes from elsewhere: then that is some icon.
 *
 * @param host the element or a copy of it: only its attributes and content are looked at
 */
export function printedMap(host: Element): SVGSVGElement | undefined {
  const list = printedList(host);
  const known = new Set(list.flatMap(({ id, path }) => [id, path]).filter(Boolean));
  const isRegion = (shape: Element): boolean =>
    nameOf(shape) !== '' || known.has(shape.id) || known.has(shape.getAttribute('d'));
  const map = [...host.querySelectorAll('svg')].find((svg) => shapesOf(svg).some(isRegion));
  const isFromElsewhere = host.getAttribute('src') || list.some(({ path }) => path);
  return map ?? (isFromElsewhere ? undefined : childOf(host));
}

function childOf(host: Element): SVGSVGElement | undefined {
  return [...host.children].find((child) => child.localName === 'svg') as SVGSVGElement | undefined;
}

/** The list as it stands in the tag; the contract's schema, which says what is wrong in it, comes later. */
function printedList(host: Element): readonly { readonly id?: unknown; readonly path?: unknown }[] {
  const text = host.getAttribute('settings') ?? host.getAttribute('data-settings');
  try {
    const list: unknown = JSON.parse(text ?? '{}')?.regions;
    return Array.isArray(list) ? list.filter(Boolean) : [];
  } catch {
    return [];
  }
}
