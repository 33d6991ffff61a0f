/** The error codes of the libraries, in WordPress's shape `{ code, message, data: { status } }`. */
export const libraryErrorCodes = [
  /** 401: no account is connected, or the account has revoked the connection. */
  'library-not-connected',
  /** 403: the account's plan has no cloud library. */
  'library-upgrade-required',
  /** 403: the plan has no room left. */
  'insufficient-quota',
  /** 404: no item has this id. */
  'library-not-found',
  /** 404: the destination folder does not exist. */
  'library-folder-not-found',
  /** 409: another folder has this name. */
  'library-folder-exists',
  /** 400: a field is missing, too long, or of another shape. */
  'library-invalid',
  /** 413: an item exceeds the maximum size. */
  'library-too-large',
  /** 410: the change was undone already, or is too old to be undone. */
  'library-undo-gone',
  /** 422: the request’s idempotency key belongs to a request with another body. */
  'library-key-reused',
  /** 409: the site does not know its own address, to which the library would return the browser. */
  'library-site-unknown',
  /** 429: too many requests at once. */
  'library-busy',
  /** 502 and 504: the library does not answer. */
  'error-loading-resource',
] as const;

/** The code of a failed request to a library. */
export type LibraryErrorCode = (typeof libraryErrorCodes)[number];
