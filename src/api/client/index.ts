export {
  type ApiError,
  type CallFault,
  callFaults,
  type ErrorCode,
  errorCodes,
  isRefusedKit,
} from './api-error';
export { type ApiErrorMessage, apiErrorMessage } from './api-error-message';
export {
  type ApiResult,
  type CallOptions,
  callApi,
  callWithoutResponse,
  fileAddress,
  thumbnailAddress,
} from './call';
export { fetchSiteContents } from './contents';
export { randomKey } from './request-keys';
export { type FileUpload, uploadFile } from './upload';
