import { record, text, wholeNumber } from '../../elements/works/portfolio/item-fields';
import type { Printed } from '../../page/print/printed';
import type { SitePost } from '../../page/print/site-data';
import type { WidgetContext } from '../../page/print/widget';

/** Returns the works in a portfolio's setting `items`, whose entries have the shape of the REST API. */
export function savedWorks(
  items: readonly unknown[],
  { sanitised }: Pick<WidgetContext, 'sanitised'>,
): readonly SitePost[] {
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const data = record(item);
    const title = typeof data.title === 'string' ? data.title : text(record(data.title).rendered);
    const image = text(data['thumbnail-image-url']);
    const addresses = [data.link, data['lightbox-image-url'], data['portfolio-video-url'], image];
    const url = addresses.map(text).find((address) => address !== '') ?? '';
    const words = wordsOf(sanitised(title));
    return [{ title: words, url, ...(image && { picture: pictureOf(image, data) }) }];
  });
}

function pictureOf(url: string, data: Readonly<Record<string, unknown>>): SitePost['picture'] {
  const meta = record(data['thumbnail-image-meta']);
  // 0 means that the server does not know the size.
  const [width, height] = [wholeNumber(meta.width), wholeNumber(meta.height)];
  return { url, alt: text(meta.alt), ...(width && height ? { width, height } : {}) };
}

function wordsOf(nodes: readonly Printed[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
}
