import type { Check } from './check';
import { ruleNumber } from './number';
import type { Rule } from './rule';

/** `minfilesize`: all files together have at least as many bytes as the threshold. */
export function minFileSize({ threshold }: Rule): Check {
  const min = ruleNumber(threshold);
  return ({ files }) => !(totalSize(files) < min);
}

/** `maxfilesize`: all files together have at most as many bytes as the threshold. */
export function maxFileSize({ threshold }: Rule): Check {
  const max = ruleNumber(threshold);
  return ({ files }) => !(totalSize(files) > max);
}

function totalSize(files: readonly File[]): number {
  return files.reduce((total, file) => total + file.size, 0);
}
