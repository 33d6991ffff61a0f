import type { Plugin } from 'vite';
import * as commonMessageTexts from '../../src/core/config/common-messages.ts';

const texts: Readonly<Record<string, string>> = { ...commonMessageTexts };

/**
 * Writes the common messages that a `messages.ts` uses (`common.retry`) into it as texts. In a chunk of
 * their own, or in the core's, every page would load all of them.
 */
export const commonMessages: Plugin = {
  name: 'common-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.+\/messages\.ts$/, code: /\bcommon\./ },
    handler: (code) => ({
      code: code.replace(/\bcommon\.(\w+)/g, (_, name: string) => JSON.stringify(texts[name])),
      map: null,
    }),
  },
};
