import type { ReactNode } from 'react';
import { previewMessage } from './messages';
import type { OutlineNode } from './outline';

/** The elements of a template, each in its container. The list is drawn once: their index is their key. */
export function OutlineList({ nodes }: { readonly nodes: readonly OutlineNode[] }): ReactNode {
  return (
    <ul part="outline">
      {nodes.map(({ kind, text, children }, index) => (
        <li key={index}>
          <strong>{kindText(kind)}</strong> <bdi>{text}</bdi>
          {children.length > 0 && <OutlineList nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

/** `Image box` of `image-box`. */
function kindText(kind: string): string {
  if (kind === 'section' || kind === 'column' || kind === 'container') {
    return previewMessage(`library.preview.${kind}`);
  }
  const words = kind.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
