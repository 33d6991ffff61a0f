import type { ReactNode } from 'react';
import { previewMessage } from './messages';
import type { OutlineNode } from './outline';

/** A nested list of a template's elements. The index is a safe key, since the list never changes. */
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

/** Returns the name of an element type: `Image box` for `image-box`. */
function kindText(kind: string): string {
  if (kind === 'section' || kind === 'column' || kind === 'container') {
    return previewMessage(`library.preview.${kind}`);
  }
  const words = kind.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
