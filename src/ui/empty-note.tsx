import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text: string;
  /** A button that shows all items; set after a search without matches. */
  readonly showAll?: { readonly label: string; readonly run: () => void } | undefined;
}

/** Replaces a list that has no items, or no matches. */
export function EmptyNote({ title, text, showAll }: Props): ReactNode {
  return (
    <div part="empty" role="status">
      <h3>{title}</h3>
      <p>{text}</p>
      {showAll && (
        <button type="button" part="button" onClick={showAll.run}>
          {showAll.label}
        </button>
      )}
    </div>
  );
}
