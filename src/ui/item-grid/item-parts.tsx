import type { ReactNode } from 'react';
import type { Template } from '../../api/libraries/template';
import { gridMessage } from './messages';

/** A template's thumbnail, or an empty box if there is none. */
export function Thumbnail({ thumbnail }: Pick<Template, 'thumbnail'>): ReactNode {
  if (thumbnail === null) return <span part="picture" />;
  // The browser's native image dragging would cancel ours.
  return (
    <img part="picture" src={thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />
  );
}

/** A checkbox for mouse and touch. The keyboard selects with the space bar. */
export function Tick(): ReactNode {
  return <span part="tick" aria-hidden="true" />;
}

/** The button that opens an item's menu. It is a tab stop only while its item has the focus. */
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

/** The text that screen readers read for an item that has not loaded. */
export function Loading(): ReactNode {
  return <span className="nh-unseen">{gridMessage('library.row.loading')}</span>;
}
