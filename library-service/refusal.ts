import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { LibraryErrorCode } from '../src/elements/kits/libraries/wire/errors';

const answers: Readonly<Record<LibraryErrorCode, readonly [ContentfulStatusCode, string]>> = {
  'library-not-connected': [401, 'No account is connected. Connect one, and try again.'],
  'library-upgrade-required': [403, 'The account’s plan has no cloud library. Upgrade it.'],
  'insufficient-quota': [
    403,
    'That is more than the account’s plan holds. Delete some, or upgrade.',
  ],
  'library-not-found': [404, 'There is nothing of this id; somebody may have deleted it.'],
  'library-folder-not-found': [404, 'The folder is not there any more. Choose another.'],
  'library-folder-exists': [409, 'Another folder has this name. Choose another name.'],
  'library-invalid': [400, 'The request is not of the shape that this call takes.'],
  'library-too-large': [413, 'One item is larger than an item may be.'],
  'library-undo-gone': [410, 'That was taken back already, or is too old for it.'],
  'error-loading-resource': [502, 'The library does not answer. Try again later.'],
};

/** The status of each code's answers. */
export const refusalStatuses = Object.fromEntries(
  Object.entries(answers).map(([code, [status]]) => [code, status]),
) as Readonly<Record<LibraryErrorCode, ContentfulStatusCode>>;

/** Why a call is refused. Whatever it has written until then is taken back. */
export class Refusal extends Error {
  readonly code: LibraryErrorCode;
  readonly status: ContentfulStatusCode;

  /** @param message default: the code's own sentence */
  constructor(code: LibraryErrorCode, message?: string, options?: ErrorOptions) {
    const [status, sentence] = answers[code];
    super(message ?? sentence, options);
    this.code = code;
    this.status = status;
  }
}
