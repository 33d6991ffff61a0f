import type { Check } from './check';

/** `required`: at least one value is not blank. */
export const required = (): Check => (field) => field.texts.length > 0;

/** `requiredfile`: at least one file is selected. */
export const requiredFile = (): Check => (field) => field.files.length > 0;
