import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page';

/** The page as a server prints it. */
export function printed(): string {
  return renderToString(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
