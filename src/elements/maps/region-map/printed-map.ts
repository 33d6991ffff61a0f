import { nameOf, shapesOf } from './region-shape';

/**
 * The map that the server printed into the tag: the first `<svg>` in the content with a region. A region
 * is a shape with a name, or with the id or path of an entry in `regions`. Without such an `<svg>`, the map
 * is the first one that is a direct child, unless `src` or paths define another map.
 *
 * @param host the element, or a copy with the same attributes and content
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

/** The list in the tag, not validated; the contract's schema reports errors later. */
function printedList(host: Element): readonly { readonly id?: unknown; readonly path?: unknown }[] {
  const text = host.getAttribute('settings') ?? host.getAttribute('data-settings');
  try {
    const list: unknown = JSON.parse(text ?? '{}')?.regions;
    return Array.isArray(list) ? list.filter(Boolean) : [];
  } catch {
    return [];
  }
}
