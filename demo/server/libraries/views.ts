import { html } from 'hono/html';
import { layout } from '../../pages/layout';
import type { Html, PageContext } from '../../pages/page';
import type { Connected } from './connect';

const sentences = {
  connected: 'Your account is connected.',
  refused: 'You chose not to connect. Nothing has changed.',
  failed: 'The library did not answer, so nothing has changed. Try again later.',
} as const;

/** The path to which a person returns, with the outcome in its query. */
export function returnAddress({ outcome, returnTo }: Connected): string {
  const back = new URL(returnTo, 'http://site.invalid');
  back.searchParams.set('library', outcome);
  return back.pathname + back.search + back.hash;
}

/**
 * The page that sends the person back to where they came from. It is a page of this site, because browsers send
 * no session cookie with a redirect from another site.
 */
export function connectedView(context: PageContext, connected: Connected): Html {
  const title = 'Back to the site';
  const { [connected.outcome]: sentence } = sentences;
  return layout(
    context,
    { title, description: sentence },
    html`<div class="site-heading"><h1>${title}</h1><p class="site-lead">${sentence}</p></div>
<p class="site-actions"><a class="site-button" href="${returnAddress(connected)}">Go on</a></p>`,
  );
}

/** The page for an authorization that was not started in this browser, or is over. */
export function unknownAuthorizationView(context: PageContext): Html {
  const title = 'This link is too old';
  return layout(
    context,
    { title, description: 'The link works once, in the browser that requested it.' },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">The link works once, in the browser that requested it. Choose Connect again.</p></div>`,
  );
}
