export { builderDevices } from './builder-devices';
export { type Breakpoints, currentDevice } from './device';
export { deviceNow, onDeviceChange } from './device-change';
export { type DeviceRange, deviceOrder, deviceRange } from './device-range';
export { type BuilderSize, deviceSize } from './device-size';
export { deviceValue } from './device-value';
