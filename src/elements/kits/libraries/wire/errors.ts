/** Codes by which the libraries' calls fail, in WordPress's shape `{ code, message, data: { status } }`. */
export const libraryErrorCodes = [
  /** 401: no account is connected, or the library no longer knows it. */
  'library-not-connected',
  /** 403: the account's plan does not have this. */
  'library-upgrade-required',
  /** 403: it would be more than the plan holds. */
  'insufficient-quota',
  /** 404: nothing of this id, or somebody has deleted it. */
  'library-not-found',
  /** 404: the folder that it should go to. */
  'library-folder-not-found',
  /** 409: another folder has this name. */
  'library-folder-exists',
  /** 400: a field that is missing, too long, or of another shape. */
  'library-invalid',
  /** 413: one item is larger than an item may be. */
  'library-too-large',
  /** 410: it was undone, or is too old to be. */
  'library-undo-gone',
  /** 502 and 504: the library does not answer. */
  'error-loading-resource',
] as const;

/** Why a call of the libraries failed. */
export type LibraryErrorCode = (typeof libraryErrorCodes)[number];
