import { defineToolMessages } from '../../../../core/languages/tool-words';
import { sizeText } from '../../../../ui/size-text';
import type { QuotaUse } from './quota-level';

/** The messages of the quota bar. */
export const message = defineToolMessages('libraries', {
  'library.quota': 'Storage in your library',
  'library.quota.items': '{used} of {limit} items used ({percent} %)',
  'library.quota.bytes': '{used} of {limit} used ({percent} %)',
  'library.quota.spoken': '{used}. {level}.',
  'library.quota.unknown': 'Your remaining storage is currently unknown.',
  'library.quota.normal': 'Space left',
  'library.quota.warning': 'Nearly full',
  'library.quota.full': 'Full: nothing can be added',
});

/** Returns the text for the used amount. */
export function usedText({ of, used, limit, percent }: QuotaUse): string {
  const size = of === 'bytes' ? { used: sizeText(used), limit: sizeText(limit) } : { used, limit };
  return message(`library.quota.${of}`, { ...size, percent });
}
