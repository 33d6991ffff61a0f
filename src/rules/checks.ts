import { type CheckFactory, eachText } from './check';
import { dayOfWeek, isDate, maxDate, minDate } from './date';
import { isEmail } from './email';
import { isListed } from './enum';
import { hasAcceptedType } from './file';
import { maxFileSize, minFileSize } from './file-size';
import { maxItems, minItems } from './items';
import { maxLength, minLength } from './length';
import { isNumber, maxNumber, minNumber } from './number';
import { required, requiredFile } from './required';
import { stepNumber } from './step-number';
import { isTel } from './tel';
import { isTime } from './time';
import { isUrl } from './url';

/** The check of each rule for a single field; `all` and `any` combine other rules instead. */
export const checks: ReadonlyMap<string, CheckFactory> = new Map([
  ['required', required],
  ['requiredfile', requiredFile],
  ['email', () => eachText(isEmail)],
  ['url', () => eachText(isUrl)],
  ['tel', () => eachText(isTel)],
  ['number', () => eachText(isNumber)],
  ['date', () => eachText(isDate)],
  ['time', () => eachText(isTime)],
  ['file', hasAcceptedType],
  ['enum', isListed],
  ['dayofweek', dayOfWeek],
  ['minitems', minItems],
  ['maxitems', maxItems],
  ['minlength', minLength],
  ['maxlength', maxLength],
  ['minnumber', minNumber],
  ['maxnumber', maxNumber],
  ['mindate', minDate],
  ['maxdate', maxDate],
  ['minfilesize', minFileSize],
  ['maxfilesize', maxFileSize],
  ['stepnumber', stepNumber],
] satisfies [string, CheckFactory][]);
