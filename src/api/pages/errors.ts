/** The error codes of the page routes, in WordPress's shape `{ code, message, data: { status } }`. */
export const pageErrorCodes = [
  /** 404: no page of the editor has this id. */
  'nh_page_not_found',
  /** 400: a field is missing, too long, or of another shape; `message` names it. */
  'nh_page_invalid',
  /** 413: the request exceeds its maximum size. */
  'nh_page_too_large',
  /** 413: the page has too many elements. */
  'nh_page_full',
  /** 401: the session belongs to another account than the one that opened the editor. */
  'nh_page_other_account',
  /** 403: the account lacks the right; `data.right` names it. */
  'nh_page_no_right',
  /** 409: the page has a newer revision; `data` has its number and the save that made it. */
  'nh_page_conflict',
  /** 423: another editor has the page open; `data.by` names the person. */
  'nh_page_locked',
  /** 404: the revision does not exist, or was purged. */
  'nh_page_no_revision',
  /** 404: the note does not exist. */
  'nh_page_no_note',
  /** 409: the page has the maximum number of notes. */
  'nh_page_most_notes',
  /** 404: the saved block does not exist. */
  'nh_block_not_found',
  /** 409: the saved block has changed since it was read. */
  'nh_block_conflict',
  /** 409: pages contain the saved block; `data.uses` lists them. */
  'nh_block_used',
  /** 409: the saved block would contain itself. */
  'nh_block_in_itself',
  /** 404: the variable does not exist. */
  'nh_variable_not_found',
  /** 409: the variable has changed since it was read. */
  'nh_variable_conflict',
  /** 409: pages refer to the variable; `data.uses` lists them. */
  'nh_variable_used',
  /** 409: the variable belongs to the theme, so it cannot be deleted. */
  'nh_variable_fixed',
  /** 409: the settings of the site have changed since they were read. */
  'nh_site_conflict',
] as const;

/** The code of a failed request to a page route. */
export type PageErrorCode = (typeof pageErrorCodes)[number];
