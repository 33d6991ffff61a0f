import { pageAddress } from '../../../core/dom/page-address';

/** Stands before the id of a global block in the fragment of an address. */
const BLOCK = '#nh-block=';

/**
 * Returns the path and query of the editor's page, by which it is listed among recent documents. Some sites name the document
 * in the query, such as `post.php?post=12&action=nh_elements` in WordPress.
 */
export function ownAddress(): string {
  const { pathname, search } = pageAddress(document);
  return pathname + search;
}

/** Returns the address of the editor of a global block: that of the page from which it was opened, with a fragment. */
export function blockAddress(id: string): string {
  return ownAddress() + blockFragment(id);
}

/** Returns the fragment for a global block; empty for the page itself. */
export function blockFragment(id: string | undefined): string {
  return id === undefined ? '' : BLOCK + encodeURIComponent(id);
}

/** Returns the id of the global block that an address opens; undefined if it opens a page. */
export function blockIn(address: string): string | undefined {
  const [, id] = address.split(BLOCK);
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** Whether two addresses open the same document. A global block has an address on each page. */
export function isSameDocument(address: string, other: string): boolean {
  const block = blockIn(address);
  return block === undefined ? address === other : block === blockIn(other);
}
