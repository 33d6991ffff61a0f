import { html } from 'hono/html';
import { layout } from './layout';
import { type ManifestElement, manifestElements } from './manifest';
import type { Html, Page } from './page';
import { code, prose, type Row, referenceTable } from './reference-table';

/** The library's elements, drawn from its manifest. */
export const referencePage: Page = {
  path: '/reference',
  title: 'Reference',
  description: 'The elements of nh-elements: attributes, events, slots, parts, custom properties.',
  render: (context) => layout(context, referencePage, body()),
};

async function body(): Promise<Awaited<Html>> {
  const elements = await manifestElements();
  return html`<div class="site-heading">
<h1>${referencePage.title}</h1>
<p class="site-lead">The elements that this site is made with, as <code>custom-elements.json</code>
describes them. Each is printed as a plain tag; an attribute gives its property its first value.</p>
</div>
${elements === undefined ? unwritten() : html`${contents(elements)}${elements.map(section)}`}`;
}

function unwritten(): Html {
  return html`<p class="site-note">The manifest has not been generated yet. Run
<code>npm run manifest</code>, then load this page again.</p>`;
}

function contents(elements: readonly ManifestElement[]): Html {
  return html`<nav class="site-contents" aria-label="Elements"><ul>${elements.map(
    ({ tagName, summary }) => html`<li>
<a href="#${tagName}"><code>${tag(tagName)}</code></a>
<span>${prose(summary)}</span></li>`,
  )}</ul></nav>`;
}

function section(element: ManifestElement): Html {
  const { tagName, summary, events, slots, cssParts, cssProperties } = element;
  const table = (name: string, columns: readonly string[], rows: readonly Row[]) =>
    referenceTable({ id: `${tagName}-${name}`, name, element: tagName, columns, rows });
  return html`<section class="site-element" aria-labelledby="${tagName}">
<h2 id="${tagName}"><code>${tag(tagName)}</code></h2>
<p class="site-lead">${prose(summary)}</p>
${table('attributes', ['Attribute', 'Property', 'Type', 'Default', 'What it is'], valueRows(element))}
${table(
  'events',
  ['Event', 'Type', 'When'],
  events.map((event) => [code(event.name), code(event.type.text), prose(event.description)]),
)}
${table('slots', ['Slot', 'What it holds'], slots.map(slotRow))}
${table('parts', ['Part', 'What it is'], cssParts.map(namedRow))}
${table(
  'custom properties',
  ['Custom property', 'Default', 'What it sets'],
  cssProperties.map((one) => [code(one.name), code(one.default), prose(one.description)]),
)}
</section>`;
}

/** Every attribute with its property, then the properties that have no attribute. */
function valueRows({ attributes, members }: ManifestElement): readonly Row[] {
  const written = new Set(attributes.map(({ fieldName }) => fieldName));
  const others = members.filter(({ kind, name }) => kind === 'field' && !written.has(name));
  return [
    ...attributes.map((one) => valueRow(one, one.name, one.fieldName)),
    ...others.map((one) => valueRow(one, one.attribute, one.name)),
  ];
}

function valueRow(
  value: ManifestElement['attributes'][number],
  attribute: string | undefined,
  property: string | undefined,
): Row {
  return [
    code(attribute),
    code(property),
    code(value.type.text),
    code(value.default),
    prose(value.description),
  ];
}

function slotRow({ name, description }: ManifestElement['slots'][number]): Row {
  return [name === '' ? html`the default slot` : code(name), prose(description)];
}

function namedRow({ name, description }: ManifestElement['cssParts'][number]): Row {
  return [code(name), prose(description)];
}

const tag = (name: string): string => `<${name}>`;
