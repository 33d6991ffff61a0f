import type { ReactNode } from 'react';

/** Text from settings as paragraphs: a blank line begins a new one. Never read as markup. */
export function Paragraphs({ text }: { text: string }): ReactNode {
  const paragraphs = text.split(/\r?\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
