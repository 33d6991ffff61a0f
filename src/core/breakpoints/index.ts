export { type Breakpoints, currentDevice } from './device';
export { deviceNow, onDeviceChange } from './device-change';
export { devicesTowardsDesktop, deviceValue } from './device-value';
