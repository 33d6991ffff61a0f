import type { ReactNode } from 'react';

/** Text from settings as paragraphs, separated by blank lines. Never parsed as markup. */
export function Paragraphs({ text }: { text: string }): ReactNode {
  const paragraphs = text.split(/\r?\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
