import { html } from 'hono/html';
import type { Html } from '../../../pages/page';

/** A section's settings as nested definition lists. */
export function settingValues(value: unknown): Html | string {
  if (Array.isArray(value)) {
    return html`<ul class="cms-values">${value.map((one) => html`<li>${settingValues(one)}</li>`)}</ul>`;
  }
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (isSize(value)) return `${value.size}${value.unit}`;
  return html`<dl class="cms-pairs">${Object.entries(value)
    .filter(([key]) => key !== '_id')
    .map(
      ([key, one]) => html`<div><dt>${words(key)}</dt><dd>${settingValues(one)}</dd></div>`,
    )}</dl>`;
}

// The colour sample is an SVG attribute: the page's security policy forbids inline styles.
function scalar(value: unknown): Html | string {
  const text = String(value ?? '');
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) {
    return html`<span class="cms-colour"><svg viewBox="0 0 1 1" width="20" height="20" aria-hidden="true">
<rect width="1" height="1" fill="${text}"/></svg><code>${text}</code></span>`;
  }
  return /[<>{};]/.test(text) ? html`<code>${text}</code>` : text;
}

function isSize(value: object): value is { readonly size: number; readonly unit: string } {
  return 'size' in value && 'unit' in value && Object.keys(value).length === 2;
}

/** `button_border_radius` → `Button border radius`. */
function words(key: string): string {
  const text = key.replaceAll('_', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
