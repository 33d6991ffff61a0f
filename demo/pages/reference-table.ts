import { html } from 'hono/html';
import type { Html } from './page';

/** The cells of one line, in the order of the columns; the first one names the line. */
export type Row = readonly Html[];

interface Table {
  readonly id: string;
  /** What the table lists, in lower case. */
  readonly name: string;
  /** The tag that it belongs to, which tells two tables of one name apart. */
  readonly element: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A heading and a table that scrolls by itself where it is wider than the screen; nothing without rows. */
export function referenceTable({ id, name, element, columns, rows }: Table): Html {
  if (rows.length === 0) return html``;
  const heading = id.replaceAll(' ', '-');
  return html`<h3 id="${heading}">${name.charAt(0).toUpperCase()}${name.slice(1)}</h3>
<div class="site-scroll" role="region" aria-label="${element}: ${name}" tabindex="0">
<table class="site-table" aria-labelledby="${heading}">
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(row)}</tbody>
</table>
</div>`;
}

function row([first, ...others]: Row): Html {
  return html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

/** A name or a value as code; a dash where there is none. */
export function code(value: string | undefined): Html {
  return value ? html`<code>${value}</code>` : html`<span class="site-none">–</span>`;
}

/** A line of the manifest, whose backticks mark code. */
export function prose(line: string): Html {
  return html`${line.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
