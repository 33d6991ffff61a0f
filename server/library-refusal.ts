import { libraryErrorStatuses } from '../src/api/error-statuses';
import type { LibraryErrorCode } from '../src/api/libraries/errors';
import { Refusal } from './refusal';

/** The default message of each code. People read the elements' own messages; these are for logs. */
const messages: Readonly<Record<LibraryErrorCode, string>> = {
  'library-not-connected': 'No account is connected. Connect one, then try again.',
  'library-upgrade-required': 'The account’s plan has no cloud library. Upgrade the plan.',
  'insufficient-quota':
    'The account’s plan has no room for this. Delete items and empty the trash, or upgrade.',
  'library-not-found': 'No item has this id; it may have been deleted.',
  'library-folder-not-found': 'The folder does not exist any more. Choose another one.',
  'library-folder-exists': 'Another folder has this name. Choose another name.',
  'library-invalid': 'The request does not have the shape of this route.',
  'library-too-large': 'The item exceeds the maximum size.',
  'library-key-reused': 'This Idempotency-Key belongs to a request with another body.',
  'library-undo-gone': 'This was undone already, or is too old to be undone.',
  'library-site-unknown':
    'The site was opened under another name than localhost and does not know its address. Set SITE_URL.',
  'library-busy': 'Too many requests at once. Try again in a second.',
  'error-loading-resource': 'The library does not answer. Try again later.',
};

/** A refused request to a library. A transaction that throws it is rolled back. */
export class LibraryRefusal extends Refusal {
  override readonly name = 'LibraryRefusal';
  declare readonly code: LibraryErrorCode;

  constructor(code: LibraryErrorCode, message: string = messages[code], options?: ErrorOptions) {
    super(libraryErrorStatuses[code], code, message, {}, options);
  }
}
