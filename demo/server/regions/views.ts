import { html } from 'hono/html';
import { layout } from '../../pages/layout';
import type { Html, PageContext } from '../../pages/page';

const title = 'Regions of the map';
const description = 'Names, links and labels of the stockists’ map.';
const styles = ['/assets/regions.css'];

/** The region editor's screen. */
export function editorView(context: PageContext, csrf: string): Html {
  const settings = JSON.stringify({ regions: context.regions() });
  return layout(
    context,
    { title, description, styles },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">What you type is saved at once and stands on <a href="/regions">the map</a> with its
next visitor.</p></div>
<nh-region-editor class="site-wide" settings="${settings}">
<p class="site-note">The editor’s script has not loaded.</p>
</nh-region-editor>
<form method="post" action="/outbox/logout" class="site-actions"><input type="hidden" name="csrf" value="${csrf}">
<a class="site-button" data-kind="quiet" href="/outbox">To the outbox</a>
<button class="site-button" data-kind="quiet">Log out</button></form>`,
  );
}

/** The page for a visitor who is logged in but not an administrator. */
export function forbiddenView(context: PageContext): Html {
  return layout(
    context,
    { title, description },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">Your account may not edit the map.</p></div>`,
  );
}
