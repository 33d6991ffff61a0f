import { html } from 'hono/html';
import { events } from '../../../src/tracking/catalogue/events';
import { layout } from '../../pages/layout';
import type { Html, PageContext } from '../../pages/page';
import { beaconAddress } from './consent';
import type { StoredEvent } from './records';

const title = 'What is tracked';
const description = 'What visitors of this site have agreed to have counted, as it comes in.';
const styles = ['/assets/tracked.css'];

/** The page with the stored events. Its script adds later events. */
export function trackedView(
  context: PageContext,
  kept: readonly StoredEvent[],
  isAllowed: boolean,
): Html {
  return layout(
    context,
    { title, description, styles, end: script(context) },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">This site counts nothing before you agree. What it counts then, it shows here, to
everybody: what was done, never who did it.</p></div>
<div class="tracked-choices">
${consentCard(isAllowed)}
${tryCard(isAllowed)}
</div>
<section class="tracked-list" aria-labelledby="came-in">
<div class="tracked-bar">
<h2 id="came-in">What came in</h2>
<search class="tracked-filter" hidden><label>Filter <input type="search" autocomplete="off"></label></search>
<form method="post" action="/tracked/clear"><button class="site-button" data-kind="quiet">Clear</button></form>
</div>
<p class="tracked-count" role="status">${countText(kept.length)}</p>
${table(kept)}
</section>`,
  );
}

function consentCard(isAllowed: boolean): Html {
  return html`<section class="site-card" aria-labelledby="consent">
<h2 id="consent">Tracking is ${isAllowed ? 'on' : 'off'}</h2>
<p>${
    isAllowed
      ? 'Pages that you open now send what you do in the site’s tools. If you withdraw your consent, unsent events are discarded.'
      : 'Nothing is kept in your browser, and nothing is sent.'
  }</p>
<form method="post" action="/tracked/consent" class="tracked-consent">
<button class="site-button" name="consent" value="${isAllowed ? 'no' : 'yes'}">${
    isAllowed ? 'Take consent back' : 'Agree to tracking'
  }</button></form>
</section>`;
}

function tryCard(isAllowed: boolean): Html {
  return html`<section class="site-card tracked-try" aria-labelledby="try" hidden>
<h2 id="try">Track one yourself</h2>
<p>${
    isAllowed
      ? 'Any event of the catalogue, with an example in each of its fields. It comes in after five seconds, or as soon as you leave the page.'
      : 'Any event of the catalogue, with an example in each of its fields, once you have agreed.'
  }</p>
<form class="site-fields">
<p><label for="event">Event</label>
<select id="event" name="event">${Object.keys(events).map((name) => html`<option>${name}</option>`)}
<option>checklist_steps_done_set_fonts</option>
<option>kit-library/kit-card-click</option></select></p>
<p><button class="site-button" data-kind="quiet"${!isAllowed && html` disabled`}>Track it</button></p>
</form>
</section>`;
}

function table(kept: readonly StoredEvent[]): Html {
  return html`<table class="tracked-table">
<caption class="tracked-caption">Tracked events, the newest first</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Fields</th></tr></thead>
<tbody>${kept.toReversed().map(row)}</tbody>
</table>
<template id="tracked-row">${row({ position: 0, id: '', event: '', fields: { '': '' }, time: 0, dropped: 1 })}</template>
<p class="site-empty"${kept.length > 0 && html` hidden`}>No events yet.</p>`;
}

function row({ position, event, fields, time, dropped }: StoredEvent): Html {
  const moment = new Date(time);
  return html`<tr data-position="${position}">
<td><time datetime="${moment.toISOString()}">${moment.toISOString().slice(11, 19)}</time></td>
<th scope="row"><code>${event}</code>${
    dropped > 0 &&
    html` <span class="site-badge" data-status="failed">${dropped} lost before</span>`
  }</th>
<td><ul class="tracked-fields">${Object.entries(fields).map(
    ([name, value]) => html`<li><span>${name}</span> <b>${valueText(value)}</b></li>`,
  )}</ul></td>
</tr>`;
}

function valueText(value: StoredEvent['fields'][string]): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'event' : 'events'}`;
}

function script({ assets }: PageContext): Html {
  return html`<script type="module" src="/assets/tracked.js" data-list="${beaconAddress}" data-tracking="${assets.tracking}" data-admin="${assets.trackingAdmin}"></script>`;
}
