import { html } from 'hono/html';
import { layout } from '../../pages/layout';
import type { Html, PageContext } from '../../pages/page';
import type { Connected } from './connect';

const sentences = {
  connected: 'Your account is connected.',
  refused: 'You chose not to connect. Nothing has changed.',
  failed: 'The library did not answer, so nothing has changed. Try again later.',
} as const;

/** The path that a person goes on to. It tells the page how the way to the library has ended. */
export function addressAfter({ outcome, returnTo }: Connected): string {
  const back = new URL(returnTo, 'http://site.invalid');
  back.searchParams.set('library', outcome);
  return back.pathname + back.search + back.hash;
}

/**
 * Leads back to where the person came from. A page of our own does it, since a redirect from another site
 * would arrive without the session's cookie.
 */
export function connectedView(context: PageContext, connected: Connected): Html {
  const title = 'Back to the site';
  const { [connected.outcome]: sentence } = sentences;
  return layout(
    context,
    { title, description: sentence },
    html`<div class="site-heading"><h1>${title}</h1><p class="site-lead">${sentence}</p></div>
<p class="site-actions"><a class="site-button" href="${addressAfter(connected)}">Go on</a></p>`,
  );
}

/** Says that this way to the library was not begun in this browser, or is over. */
export function strayView(context: PageContext): Html {
  const title = 'This link is too old';
  return layout(
    context,
    { title, description: 'It works once, in the browser that asked for it.' },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">It works once, in the browser that asked for it. Choose Connect again.</p></div>`,
  );
}
