import { type Check, selectedFiles } from './check';
import { ruleNumber } from './number';
import type { Rule } from './rule';

/** `minfilesize`: the total size of all files in bytes is at least the threshold. */
export function minFileSize({ threshold }: Rule): Check {
  const min = ruleNumber(threshold);
  return selectedFiles((files) => !(totalSize(files) < min));
}

/** `maxfilesize`: the total size of all files in bytes is at most the threshold. */
export function maxFileSize({ threshold }: Rule): Check {
  const max = ruleNumber(threshold);
  return selectedFiles((files) => !(totalSize(files) > max));
}

function totalSize(files: readonly File[]): number {
  // Not `reduce`: Prototype.js 1.6 replaces it with a function that calls nothing.
  let total = 0;
  for (const { size } of files) total += size;
  return total;
}
