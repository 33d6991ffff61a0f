import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <StrictMode>
    <Page />
  </StrictMode>,
);
