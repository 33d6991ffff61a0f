import type { MouseEvent, ReactNode } from 'react';
import { message } from './messages';
import type { Opening } from './opening';

interface Props {
  readonly opening: Opening;
  readonly onClick: (click: MouseEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/** The link of an item, which also works natively; a plain box if there is nothing to open. */
export function TileLink({ opening, onClick, children }: Props): ReactNode {
  const { href, inNewTab, lightbox } = opening;
  if (href === undefined) return <span className="nh-portfolio-link">{children}</span>;
  return (
    <a
      className="nh-portfolio-link"
      part="link"
      href={href}
      target={inNewTab ? '_blank' : undefined}
      rel={inNewTab ? 'noopener' : undefined}
      aria-haspopup={lightbox ? 'dialog' : undefined}
      onClick={onClick}
    >
      {children}
      {inNewTab && <span className="nh-unseen"> ({message('portfolio.new_tab')})</span>}
    </a>
  );
}
