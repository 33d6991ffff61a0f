import type { ReactNode } from 'react';
import type { Template } from '../wire/template';
import { gridMessage } from './messages';

/** A template's picture, or its ground where it has none. */
export function Picture({ thumbnail }: Pick<Template, 'thumbnail'>): ReactNode {
  if (thumbnail === null) return <span part="picture" />;
  // The browser's own dragging of pictures would end ours.
  return (
    <img part="picture" src={thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />
  );
}

/** Where the pointer and the finger tick; the keyboard has the space bar for it. */
export function Tick(): ReactNode {
  return <span part="tick" aria-hidden="true" />;
}

/** The button of what can be done with one. It can be reached from its item alone. */
export function MenuButton({
  title,
  isReachable,
}: {
  readonly title: string;
  readonly isReachable: boolean;
}): ReactNode {
  return (
    <button
      type="button"
      part="menu-button"
      aria-haspopup="menu"
      aria-label={gridMessage('library.row.actions', { title })}
      tabIndex={isReachable ? 0 : -1}
    />
  );
}

/** What is read of an item that has not come. */
export function Loading(): ReactNode {
  return <span className="nh-unseen">{gridMessage('library.row.loading')}</span>;
}
