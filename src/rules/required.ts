import { type Check, selectedFiles, textCount } from './check';

/** `required`: at least one value is not blank. */
export const required = (): Check => textCount((count) => count > 0);

/** `requiredfile`: at least one file is selected. */
export const requiredFile = (): Check => selectedFiles((files) => files.length > 0);
