import { pageAddress } from '../../../core/dom/page-address';

/** Returns the path of the editor's page, by which it is listed among recent documents. */
export function ownAddress(): string {
  return pageAddress(document).pathname;
}
