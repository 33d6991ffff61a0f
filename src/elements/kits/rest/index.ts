export { anything, type KitAnswer, type KitCall, kitCall, kitFileAddress } from './call';
export { fetchSiteContents } from './contents';
export {
  type CallFault,
  callFaults,
  type ErrorCode,
  errorCodes,
  isRefusedKit,
  type KitError,
} from './kit-error';
export { randomKey } from './request-keys';
export { type KitUpload, kitUpload } from './upload';
export { type ErrorWords, kitErrorWords } from './words';
