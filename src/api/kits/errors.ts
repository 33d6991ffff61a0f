/** The error codes of the kit tools, in WordPress's shape `{ code, message, data: { status } }`. */
export const kitErrorCodes = [
  'zip-archive-module-missing',
  'invalid-zip-file',
  'timeout',
  'invalid-kit-library-zip-error',
  'no-write-permissions',
  'plugin-installation-permissions-error',
  'third-party-error',
  'domdocument-missing',
  'insufficient-quota',
  'failed-to-fetch-quota',
  'cloud-upload-failed',
  'error-loading-resource',
  'general',
] as const;

/** The error code of a failed step; the tools have a message for each. */
export type KitErrorCode = (typeof kitErrorCodes)[number];

/** The error code of a request that the kit routes refuse. */
export type KitRequestErrorCode =
  | 'rest_invalid_json'
  | 'rest_invalid_param'
  | 'rest_content_too_large'
  | 'nh_kit_no_session'
  | 'nh_kit_no_runner'
  | 'nh_kit_runner_order'
  | 'nh_kit_not_ready'
  | 'nh_kit_no_upload'
  | 'nh_kit_no_chunk'
  | 'nh_kit_chunk_size'
  | 'nh_kit_incomplete'
  | 'nh_kit_not_started'
  | 'nh_kit_started'
  | 'nh_kit_ended'
  | 'nh_kit_edited';
