export { anything, type KitAnswer, type KitCall, kitCall, kitFileAddress } from './call';
export { fetchSiteContents } from './contents';
export { type CallFault, callFaults, isRefusedKit, type KitError } from './kit-error';
export { type ErrorWords, kitErrorWords } from './words';
