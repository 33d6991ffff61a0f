import { html } from 'hono/html';
import type { Html, PageContext } from './page';

/** The tag that a CMS prints at the end of a page in the frame of a template preview. */
export function templatePreview({ isFramed }: PageContext): Html {
  return isFramed
    ? html`<nh-template-preview settings='{"fontService": "/fonts/css2"}'></nh-template-preview>`
    : html``;
}
