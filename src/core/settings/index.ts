export { commonSettings, declareCommonSettings } from './common';
export type * from './declaration';
export {
  type DeviceValues,
  isOfDevice,
  isResponsive,
  settingsFor,
  valuesByDevice,
} from './for-device';
export { cssLength } from './length';
export { hasOwn } from './own';
export {
  defaultSettings,
  type ParsedSettings,
  type ParseOptions,
  parseSettings,
  parseValue,
} from './parse';
export type { SettingProblem } from './problem';
export type { StyleReader } from './scalar';
export {
  custom,
  type DetailOf,
  defineField,
  defineSettings,
  type InputOf,
  type InputsOf,
  type ValueOf,
  type ValuesOf,
} from './values';
export { warnOfMisspelt, warnOfProblems } from './warn';
