import { html } from 'hono/html';
import { layout } from './layout';
import { type ManifestElement, manifestElements } from './manifest';
import type { Html, Page } from './page';
import { referenceEvents } from './reference-events';
import { code, type Entry, prose, referenceList } from './reference-list';

/** The reference of the library's elements, generated from its manifest. */
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
<p class="site-lead">The elements of this site, as described in <code>custom-elements.json</code>. Each element
is a plain tag. An attribute sets the initial value of its property.</p>
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
  return html`<section class="site-element" aria-labelledby="${tagName}">
<h2 id="${tagName}"><code>${tag(tagName)}</code></h2>
<p class="site-lead">${prose(summary)}</p>
${referenceList(`${tagName}-attributes`, 'Attributes', element.attributes.map(attributeEntry))}
${referenceList(`${tagName}-settings`, 'Settings', element.settings.map(settingEntry))}
${referenceList(`${tagName}-properties`, 'Properties', propertyEntries(element))}
${referenceEvents(`${tagName}-events`, events)}
${referenceList(`${tagName}-slots`, 'Slots', slots.map(slotEntry))}
${referenceList(`${tagName}-parts`, 'Parts', cssParts.map(namedEntry))}
${referenceList(
  `${tagName}-custom-properties`,
  'Custom properties',
  cssProperties.map((one) => ({ ...namedEntry(one), facts: [['Default', one.default]] })),
)}
</section>`;
}

function attributeEntry(attribute: ManifestElement['attributes'][number]): Entry {
  const { name, fieldName, type } = attribute;
  // The keys of `settings` have their own list.
  if (name === 'settings') return { ...namedEntry(attribute), facts: [['Type', 'JSON']] };
  const facts: Entry['facts'] = [
    ['Property', fieldName],
    ['Type', type.text],
    ['Default', attribute.default],
  ];
  return { ...namedEntry(attribute), facts };
}

function settingEntry(setting: ManifestElement['settings'][number]): Entry {
  const facts: Entry['facts'] = [
    ['Type', setting.type.text],
    ['Default', setting.default],
  ];
  return { ...namedEntry(setting), facts };
}

/** The properties without attributes. */
function propertyEntries({ attributes, members }: ManifestElement): readonly Entry[] {
  const written = new Set(attributes.map(({ fieldName }) => fieldName));
  return members
    .filter(({ kind, name }) => kind === 'field' && !written.has(name))
    .map((member) => ({
      ...namedEntry(member),
      facts: [
        ['Type', member.type.text],
        ['Default', member.default],
      ],
    }));
}

function slotEntry({ name, description }: ManifestElement['slots'][number]): Entry {
  return { name: name === '' ? html`the default slot` : code(name), description };
}

function namedEntry({ name, description }: ManifestElement['cssParts'][number]): Entry {
  return { name: code(name), description };
}

const tag = (name: string): string => `<${name}>`;
