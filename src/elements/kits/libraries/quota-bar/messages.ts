import { wording } from '../../../../core/config';
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
  const size = of === 'bytes' ? { used: sizeText(used), limit: sizeText(limit) } : { used, limit };
  return message(`library.quota.${of}`, { ...size, percent });
}
