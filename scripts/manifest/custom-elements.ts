import type { Contract } from '../../src/core/element/contract';
import type { Example } from '../../src/core/element/example';
import type { FoundContract } from '../contracts';
import { className } from './class-name';
import { allCssProperties } from './css-properties';
import { exampleHtml } from './examples/html';
import { propertiesOf } from './properties';
import { settingRows } from './reference/setting-rows';
import { settingWords } from './reference/settings-table';
import { detailType, typeText } from './type-text';

/** The Custom Elements Manifest, schema 2.1.0. */
export function customElementsManifest(found: readonly FoundContract[], version: string): unknown {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    version,
    modules: found.map((one) => {
      const name = className(one.contract);
      const path = `dist/elements/${one.name}.js`;
      return {
        kind: 'javascript-module',
        path,
        declarations: [{ kind: 'class', name, ...declaration(one) }],
        exports: [
          { kind: 'js', name, declaration: { name, module: path } },
          {
            kind: 'custom-element-definition',
            name: one.contract.tag,
            declaration: { name, module: path },
          },
        ],
      };
    }),
  };
}

function declaration({ contract, examples }: FoundContract): object {
  const properties = propertiesOf(contract);
  return {
    customElement: true,
    tagName: contract.tag,
    summary: contract.summary,
    category: contract.category,
    attributes: properties
      .filter(({ attribute }) => attribute)
      .map(({ name, attribute, ...rest }) => ({ name: attribute, ...rest, fieldName: name })),
    members: properties.map((property) => ({ kind: 'field', ...property })),
    events: [
      ...Object.entries(contract.events).map(([name, { detail, doc, cancelable }]) => ({
        name,
        type: { text: `CustomEvent<${detailType(detail)}>` },
        description: cancelable ? `${doc} Cancelable.` : doc,
      })),
      {
        name: 'nh-error',
        type: { text: 'CustomEvent<ElementProblem>' },
        description: 'The element could not be rendered; its original content is shown.',
      },
    ],
    slots: documented(contract.slots),
    cssParts: documented(contract.parts),
    cssProperties: documented(allCssProperties(contract)),
    settings: settingsOf(contract),
    examples: examples.map((example) => exampleEntry(contract, example)),
    since: contract.since,
  };
}

function documented(things: Readonly<Record<string, string>>): object[] {
  return Object.entries(things).map(([name, description]) => ({ name, description }));
}

/** An extension of the manifest: the markup of an example, with the configuration and responses that it needs. */
function exampleEntry({ tag }: Contract, example: Example): object {
  const { title, note, needs } = example;
  return { title, description: note, html: exampleHtml(tag, example), needs };
}

/**
 * An extension of the manifest: the keys of the attribute `settings`, which the format cannot describe. The
 * parts of a key follow it, named by their paths.
 */
function settingsOf({ settings = {} }: Contract): object[] {
  return settingRows(settings).map((row) => {
    const { label, group, default: value } = { default: undefined, ...row.field };
    return {
      name: row.path,
      label,
      group,
      type: { text: typeText(row.field) },
      default: JSON.stringify(value),
      description: settingWords(row),
    };
  });
}
