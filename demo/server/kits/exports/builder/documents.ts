import type { DocumentFile } from '../../../../../src/api/kits/files';
import type { BuilderElement } from '../../../../../src/page';
import { mediaPath } from '../../../cms/media';
import { slugOf } from '../../../portfolio/terms';
import { withAddresses } from '../../imports/pictures/addresses';
import type { ExportedAddresses } from './addresses';

/** A document as a file of the builder's kits. */
export function builderDocument(document: DocumentFile, addresses: ExportedAddresses): unknown {
  const { title, status, content, page_settings: settings = {} } = document;
  return {
    content: content.map((element) => builderElement(element, addresses)),
    settings: {
      ...(moved(settings, addresses) as object),
      // The import sets both after it has created the document.
      ...(titleForImport(document) !== title && { post_title: title }),
      ...(status === 'draft' && { post_status: 'draft' }),
    },
    metadata: {},
  };
}

/**
 * The title in the manifest. The builder's import makes the slug from it, and knows no slugs: if the title would give
 * another slug, the slug stands for the title, which is among the document's settings.
 */
export function titleForImport({ title, slug }: Pick<DocumentFile, 'title' | 'slug'>): string {
  return /^[\w -]+$/.test(title) && slugOf(title) === slug ? title : slug;
}

/** The whole address of a document's image; `false` without one, as PHP writes it. */
export function thumbnailOf(
  { thumbnail }: { readonly thumbnail?: string | undefined },
  addresses: ExportedAddresses,
): string | false {
  const name = thumbnail?.split('/').at(-1);
  return name ? addresses.whole(mediaPath(name)) : false;
}

function builderElement(element: BuilderElement, addresses: ExportedAddresses): unknown {
  const { isInner = false, settings, elements } = element;
  return {
    ...element,
    isInner,
    settings: moved(settings, addresses),
    elements: elements.map((inner) => builderElement(inner, addresses)),
  };
}

/** Settings with the addresses after the import, also those in markup. */
function moved(value: unknown, addresses: ExportedAddresses): unknown {
  if (typeof value === 'string') {
    return withAddresses(value, (address) => addresses.afterImport(address));
  }
  if (Array.isArray(value)) return value.map((one) => moved(one, addresses));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, moved(one, addresses)]),
  );
}
