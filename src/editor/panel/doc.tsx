import { createElement, type ReactNode } from 'react';
import { settingText } from '../../core/languages/tool-words';

/** The description of a setting, whose code stands between backticks. */
export function Doc({ text }: { readonly text: string | undefined }): ReactNode {
  if (!text) return undefined;
  return settingText(text)
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', { key: index }, part) : part));
}
