import { html } from 'hono/html';
import { objectType } from './object-type';
import type { Html } from './page';

/** An entry of the reference: name, facts and description. */
export interface Entry {
  readonly name: Html;
  readonly description: string;
  /** Facts such as type and default; empty ones are left out. */
  readonly facts?: readonly Fact[];
}

type Fact = readonly [label: string, code: string | undefined];

/** Entries with a heading; empty without entries. */
export function referenceList(id: string, heading: string, entries: readonly Entry[]): Html {
  return entries.length === 0 ? html`` : html`${referenceHeading(id, heading)}${list(entries)}`;
}

export function referenceHeading(id: string, heading: string): Html {
  return html`<h3 id="${id}">${heading}</h3>`;
}

/** Entries without a heading. */
export function list(entries: readonly Entry[]): Html {
  return html`<dl class="site-entries">${entries.map(entry)}</dl>`;
}

function entry({ name, description, facts = [] }: Entry): Html {
  return html`<div><dt>${name}</dt><dd>${prose(description)}</dd>
${facts.map(([label, text]) => (text ? fact(label, text) : ''))}</div>`;
}

function fact(label: string, text: string): Html {
  return html`<dd class="site-fact"><span>${label}</span> ${typeCode(text)}</dd>`;
}

// The length that fits into one line on a phone.
const longest = 40;

/** A type or value as code. A long object type is a list with one field per line. */
export function typeCode(text: string): Html {
  const parts = text.length > longest ? objectType(text) : undefined;
  if (!parts) return code(text);
  const { before, fields, after } = parts;
  return html`${before && code(before)}<ul class="site-type">${fields.map(
    (field) => html`<li>${code(field)}</li>`,
  )}</ul>${after && code(after)}`;
}

/** A name or a value as code. */
export function code(value: string): Html {
  return html`<code>${value}</code>`;
}

/** A text of the manifest; backticks mark code. */
export function prose(line: string): Html {
  return html`${line.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
