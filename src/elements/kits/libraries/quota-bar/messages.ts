import { languageTag, siteLocale, wording } from '../../../../core/config';
import { sizeText } from '../../size-text';
import type { QuotaUse } from './quota-level';

/** The sentences of the quota bar. */
export const message = wording({
  'library.quota': 'Room in your library',
  'library.quota.items': '{used} of {limit} items used ({percent} %)',
  'library.quota.bytes': '{used} of {limit} used ({percent} %)',
  'library.quota.unknown': 'How much room is left is unknown at the moment.',
  'library.quota.normal': 'There is room left',
  'library.quota.warning': 'Nearly full',
  'library.quota.full': 'Full: nothing can be added',
});

/** How much is used, in words. */
export function usedText({ of, used, limit, percent }: QuotaUse): string {
  const worded = of === 'bytes' ? sizeText : numberText;
  const values = { used: worded(used), limit: worded(limit), percent: numberText(percent) };
  return message(`library.quota.${of}`, values);
}

function numberText(value: number): string {
  try {
    return value.toLocaleString(languageTag(siteLocale()));
  } catch {
    // A locale that is none.
    return value.toLocaleString('en');
  }
}
