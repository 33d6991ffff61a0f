import type { ReactNode } from 'react';
import { message } from '../messages';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly go: (page: number) => void;
}

/** The way to the pages before and after. */
export function Pages({ page, pages, go }: Props): ReactNode {
  const button = (to: number, label: string): ReactNode => {
    const isThere = to >= 1 && to <= pages;
    return (
      <button
        type="button"
        part="button"
        aria-disabled={!isThere}
        onClick={() => isThere && go(to)}
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
