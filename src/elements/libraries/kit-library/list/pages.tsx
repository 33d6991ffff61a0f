import type { ReactNode } from 'react';
import { message } from '../messages';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly goTo: (page: number) => void;
}

/** The pagination: the previous page, the current page, the next page. */
export function Pages({ page, pages, goTo }: Props): ReactNode {
  const button = (to: number, label: string): ReactNode => {
    const exists = to >= 1 && to <= pages;
    return (
      <button
        type="button"
        part="button"
        aria-disabled={!exists}
        onClick={() => exists && goTo(to)}
      >
        {label}
      </button>
    );
  };
  return (
    <nav part="pages" aria-label={message('kit.library.pages')}>
      {button(page - 1, message('kit.library.previous'))}
      <p>{message('kit.library.page', { page, pages })}</p>
      {button(page + 1, message('kit.library.next'))}
    </nav>
  );
}
