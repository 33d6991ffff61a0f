import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page } from './page';

/** What the site stores in a visitor's browser: name, place, contents and duration, as in `docs/privacy.md`. */
export const stored: readonly (readonly [name: string, place: string, text: string])[] = [
  ['astraColorSwitcherState', 'Cookie, 90 days', 'The palette that you have chosen.'],
  ['nh_outbox', 'Cookie, 8 hours', 'Your session, after a login.'],
  ['nh_tracking', 'Cookie, 180 days', 'That you have agreed to tracking.'],
  ['nh_library_connect', 'Cookie, while you connect', 'The account that is being connected.'],
  ['selectedMapRegion', 'Local storage', 'The region that you have chosen on the map.'],
  ['nhRegionSelectorPosY', 'Local storage', 'The height of the map’s panel.'],
  ['starter-templates-iframe-preview-data', 'Local storage', 'The look of a template’s preview.'],
  ['nh-grid', 'Session storage', 'The place in a list of works, for the way back.'],
  ['nh-tracking', 'Session storage', 'Events that are not sent yet, after you have agreed.'],
];

/** The page on privacy: what is stored, which others are asked, and what is counted. */
export const privacyPage: Page = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'This page lists the data that the site stores in your browser, the services that it asks, and the events that it counts.',
  render: (context) => layout(context, privacyPage, body()),
};

function body(): Html {
  return html`<div class="site-heading">
<h1>${privacyPage.title}</h1>
<p class="site-lead">${privacyPage.description}</p>
</div>
<section class="site-prose" aria-labelledby="stored">
<h2 id="stored">Stored in your browser</h2>
<dl>${stored.map(
    ([name, place, text]) => html`<dt><code>${name}</code></dt><dd>${place}: ${text}</dd>`,
  )}</dl>
<h2>Requests to others</h2>
<p>Films from YouTube and Vimeo are requested from these companies when you play them, or when they are shown without a
poster. The preview of a template may request fonts from Google. A web page in the lightbox is requested from its own site.</p>
<h2>Counted</h2>
<p>Clicks on contact buttons and floating bars are counted, without anything about you. Other events are sent only after
you have agreed on the page on tracking.</p>
<h2>Messages</h2>
<p>A message that you send by a form is stored on this server, where the administrators read it.</p>
</section>`;
}
