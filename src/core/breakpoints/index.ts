export { type Breakpoints, currentDevice } from './device';
export { deviceValue } from './device-value';
