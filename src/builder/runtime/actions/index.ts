export { type ActionCall, actionHash, type BrokenCall, parsedActionHash } from './action-hash';
export { type Action, type ActionSource, registerAction, runAction } from './registry';
