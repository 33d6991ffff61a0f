import type { Contract } from '../../src/core/element/contract';
import { defaultSettings, type Field, type Fields } from '../../src/core/settings';
import type { FoundContract } from '../contracts';
import { className } from './class-name';
import { detailType, settingsType, typeText } from './type-text';

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
        declarations: [{ kind: 'class', name, ...declaration(one.contract) }],
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

function declaration(contract: Contract): object {
  const props = members(contract);
  return {
    customElement: true,
    tagName: contract.tag,
    summary: contract.summary,
    attributes: props
      .filter(({ attribute }) => attribute)
      .map(({ name, attribute, ...rest }) => ({ name: attribute, ...rest, fieldName: name })),
    members: props.map(({ name, attribute, ...rest }) => ({
      kind: 'field',
      name,
      ...rest,
      ...(attribute ? { attribute } : {}),
    })),
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
    cssProperties: documented(contract.cssProperties),
    since: contract.since,
  };
}

function documented(things: Readonly<Record<string, string>>): object[] {
  return Object.entries(things).map(([name, description]) => ({ name, description }));
}

interface Member {
  readonly name: string;
  readonly attribute?: string | undefined;
  readonly type: { readonly text: string };
  readonly default: string | undefined;
  readonly description: string | undefined;
}

/** An element's properties, its settings first. */
function members({ props, settings, settingsDoc }: Contract): Member[] {
  const own = Object.entries(props).map(([name, { attribute, ...field }]) => ({
    name,
    attribute,
    type: { text: typeText(field as Field) },
    default: JSON.stringify('default' in field ? field.default : undefined),
    description: field.doc,
  }));
  return settings ? [settingsMember(settings, settingsDoc), ...own] : own;
}

function settingsMember(settings: Fields, description: string | undefined): Member {
  return {
    name: 'settings',
    attribute: 'settings',
    type: { text: settingsType(settings) },
    default: JSON.stringify(defaultSettings(settings)),
    description,
  };
}
