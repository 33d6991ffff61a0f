import { expect } from 'chai';
import { customElementsManifest } from '../../../scripts/manifest/custom-elements';
import { htmlData } from '../../../scripts/manifest/html-data';
import { webTypes } from '../../../scripts/manifest/web-types';
import { defineContract } from '../../../src/core/element/contract';
import { custom } from '../../../src/core/settings';
import { clockSettings } from './clock';

const contract = defineContract({
  tag: 'nh-clock',
  summary: 'The time.',
  since: '0.2.0',
  props: {
    zone: { kind: 'text', attribute: 'zone', default: 'UTC', doc: 'An IANA time zone.' },
    running: { kind: 'toggle', attribute: 'running', default: false, doc: 'The clock runs.' },
    look: {
      kind: 'choice',
      attribute: 'look',
      options: { plain: 'Plain', fine: 'Fine' },
      doc: 'How it looks.',
    },
    items: { kind: 'list', of: { kind: 'number' }, doc: 'Only for script.' },
  },
  settings: clockSettings,
  settingsDoc: 'How it is drawn.',
  events: {
    'nh-clock-tick': {
      detail: {
        at: { kind: 'number' },
        note: { kind: 'text', optional: true },
        file: custom<File>('File'),
      },
      doc: 'The clock ticks.',
    },
  },
  slots: {},
  parts: {},
  cssProperties: {},
  children: 'replace',
  loading: 'visible',
  load: () => Promise.reject(new Error('Nothing is drawn here.')),
});
const examples = [
  { title: 'A time zone', note: 'The time there.', settings: { zone: 'Ida’s "zone" & \'mine\'' } },
  {
    title: 'Printed',
    note: 'As the server prints it.',
    html: '<nh-clock><p>Noon</p></nh-clock>',
    needs: { config: { features: ['clock'] } },
  },
];
const found = [{ contract, name: 'clock', folder: 'works/clock', exportName: 'clock', examples }];

interface Entry {
  readonly name: string;
  readonly type: { readonly text: string };
}

describe('the Custom Elements Manifest', () => {
  const manifest = customElementsManifest(found, '1.0.0') as {
    modules: [
      {
        declarations: [
          Record<'attributes' | 'members' | 'events' | 'settings', Entry[]> & {
            readonly examples: readonly object[];
          },
        ];
      },
    ];
  };
  const [declared] = manifest.modules[0].declarations;
  const named = (entries: Entry[], name: string) => entries.find((entry) => entry.name === name);

  it('has settings and scalars as attributes, and properties without an attribute as members', () => {
    const attributes = declared.attributes.map(({ name }) => name);
    expect(attributes).to.deep.equal(['settings', 'zone', 'running', 'look']);
    expect(named(declared.members, 'items')).to.deep.include({ type: { text: 'number[]' } });
    expect(named(declared.attributes, 'look')).to.deep.include({
      type: { text: "'plain' | 'fine'" },
      fieldName: 'look',
    });
  });

  it('writes the type of settings as TypeScript would', () => {
    const { text } = named(declared.members, 'settings')?.type ?? { text: '' };
    expect(text).to.include('columns?: number; seconds?: boolean; face?: ');
    expect(text).to.include("face?: 'round' | 'half-round'; ");
    expect(text).to.include('gap?: Length | string; ');
    expect(text).to.include('alarms?: { at: string; sound?: string }[]; ');
    expect(text).to.include("({ type: 'hand'; label?: string; length: Length } | { type: 'dot'; ");
  });

  it('has the settings key by key', () => {
    expect(named(declared.settings, 'columns')).to.deep.equal({
      name: 'columns',
      label: 'Columns',
      group: 'Layout',
      type: { text: 'number' },
      default: '2',
      description:
        'How many stand beside each other. Per device too: `columns_tablet`. Also as `collumns`.',
    });
    expect(named(declared.settings, 'alarms[].at')?.type.text).to.equal('string');
  });

  it('gives an event the type of its detail, where a field may be absent only if it says so', () => {
    expect(named(declared.events, 'nh-clock-tick')?.type.text).to.equal(
      'CustomEvent<{ at: number; note?: string; file: File }>',
    );
  });

  it('has the markup of each example, escaped for its place, and what the example needs', () => {
    expect(declared.examples[0]).to.deep.include({
      title: 'A time zone',
      html: `<nh-clock settings='{ "zone": "Ida’s \\"zone\\" &amp; &#39;mine&#39;" }'></nh-clock>`,
    });
    expect(declared.examples[1]).to.deep.include({
      html: '<nh-clock><p>Noon</p></nh-clock>',
      needs: { config: { features: ['clock'] } },
    });
  });
});

describe('the HTML data for editors', () => {
  const { tags } = htmlData(found) as {
    tags: [{ description: { value: string }; attributes: Record<string, unknown>[] }];
  };
  const attribute = (name: string) => tags[0].attributes.find((one) => one.name === name) ?? {};

  it('shows the plain example where the tag is hovered', () => {
    expect(tags[0].description.value).to.include('```html\n<nh-clock settings=');
  });

  it('explains the keys of the settings where they are printed', () => {
    const { kind, value } = attribute('settings').description as Record<string, string>;
    expect(kind).to.equal('markdown');
    expect(value).to.match(/^How it is drawn\.\n\n- `zone`: An IANA time zone\.\n/);
  });

  it('offers the values of a choice, and none for a presence boolean', () => {
    expect(attribute('look').values).to.deep.equal([
      { name: 'plain', description: 'Plain' },
      { name: 'fine', description: 'Fine' },
    ]);
    expect(attribute('running')).to.include({ valueSet: 'v' });
  });
});

describe('web-types.json', () => {
  it('describes the attributes, properties and events of each tag', () => {
    const found = [{ contract, name: 'clock', folder: 'header/clock', exportName: 'clock' }];
    const { contributions } = webTypes(
      found as unknown as Parameters<typeof webTypes>[0],
      '0.2.0',
    ) as {
      contributions: { html: { elements: Record<string, unknown>[] } };
    };
    const [clock] = contributions.html.elements as [
      {
        name: string;
        attributes: { name: string }[];
        js: { properties: { name: string }[]; events: object[] };
      },
    ];
    expect(clock.name).to.equal('nh-clock');
    const names = ['settings', 'zone', 'running', 'look'];
    expect(clock.attributes.map(({ name }) => name)).to.deep.equal([...names, 'loading']);
    expect(clock.js.properties.map(({ name }) => name)).to.deep.equal([...names, 'items']);
    expect(clock.js.events).to.deep.equal([
      { name: 'nh-clock-tick', description: 'The clock ticks.' },
    ]);
  });
});
