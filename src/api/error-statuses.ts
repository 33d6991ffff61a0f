import type { KitErrorCode, KitRequestErrorCode } from './kits/errors';
import type { LibraryErrorCode } from './libraries/errors';
import type { PageErrorCode } from './pages/errors';

/** The HTTP status of each error code of the kit tools. */
export const kitErrorStatuses = {
  'zip-archive-module-missing': 500,
  'invalid-zip-file': 422,
  timeout: 408,
  'invalid-kit-library-zip-error': 422,
  'no-write-permissions': 500,
  'plugin-installation-permissions-error': 403,
  'third-party-error': 500,
  'domdocument-missing': 500,
  'insufficient-quota': 507,
  'failed-to-fetch-quota': 502,
  'cloud-upload-failed': 502,
  'error-loading-resource': 502,
  general: 500,
} as const satisfies Record<KitErrorCode, number>;

/** The HTTP status of each error code of a refused request to the kit routes. */
export const kitRequestErrorStatuses = {
  rest_invalid_json: 400,
  rest_invalid_param: 400,
  rest_content_too_large: 413,
  nh_kit_no_session: 404,
  nh_kit_no_runner: 404,
  nh_kit_runner_order: 409,
  nh_kit_not_ready: 409,
  nh_kit_no_upload: 404,
  nh_kit_no_chunk: 404,
  nh_kit_chunk_size: 400,
  nh_kit_incomplete: 409,
  nh_kit_not_started: 409,
  nh_kit_started: 409,
  nh_kit_ended: 409,
  nh_kit_edited: 409,
} as const satisfies Record<KitRequestErrorCode, number>;

/** The HTTP status of each error code of the libraries. */
export const libraryErrorStatuses = {
  'library-not-connected': 401,
  'library-upgrade-required': 403,
  'insufficient-quota': 403,
  'library-not-found': 404,
  'library-folder-not-found': 404,
  'library-folder-exists': 409,
  'library-invalid': 400,
  'library-too-large': 413,
  'library-undo-gone': 410,
  'library-key-reused': 422,
  'library-site-unknown': 409,
  'library-busy': 429,
  'error-loading-resource': 502,
} as const satisfies Record<LibraryErrorCode, number>;

/** The HTTP status of each error code of the page routes. */
export const pageErrorStatuses = {
  nh_page_not_found: 404,
  nh_page_invalid: 400,
  nh_page_too_large: 413,
  nh_page_full: 413,
  nh_page_other_account: 401,
  nh_page_no_right: 403,
  nh_page_conflict: 409,
  nh_page_locked: 423,
  nh_page_no_revision: 404,
  nh_page_no_note: 404,
  nh_page_most_notes: 409,
  nh_block_not_found: 404,
  nh_block_conflict: 409,
  nh_block_used: 409,
  nh_block_in_itself: 409,
  nh_variable_not_found: 404,
  nh_variable_conflict: 409,
  nh_variable_used: 409,
  nh_variable_fixed: 409,
  nh_site_conflict: 409,
} as const satisfies Record<PageErrorCode, number>;
