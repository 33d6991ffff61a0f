import * as z from 'zod/mini';
import type { Contract, PropContract } from '../../src/core/element/contract';
import type { FoundContract } from '../contracts';
import { className } from './class-name';

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
  const props = Object.entries(contract.props);
  return {
    customElement: true,
    tagName: contract.tag,
    summary: contract.summary,
    attributes: props
      .filter(([, prop]) => prop.attribute)
      .map(([fieldName, prop]) => ({ name: prop.attribute, ...typed(prop), fieldName })),
    members: props.map(([name, prop]) => ({
      kind: 'field',
      name,
      ...typed(prop),
      ...(prop.attribute ? { attribute: prop.attribute } : {}),
    })),
    events: [
      ...Object.entries(contract.events).map(([name, { detail, doc, cancelable }]) => ({
        name,
        type: { text: `CustomEvent<${typeText(detail)}>` },
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

function typed(prop: PropContract): object {
  return {
    type: { text: prop.type === 'json' ? typeText(prop.schema) : prop.type },
    default: JSON.stringify(prop.default),
    description: prop.doc,
  };
}

/** A schema as TypeScript would write it, as deep as a reader wants. */
function typeText(schema: z.ZodMiniType, depth = 0): string {
  const shape = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return jsonType(shape as JsonSchema, depth);
}

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

function jsonType(schema: JsonSchema, depth: number): string {
  const options = schema.anyOf ?? schema.oneOf;
  if (options)
    return [...new Set(options.map((option) => jsonType(option, depth + 1)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return `(${jsonType(schema.items ?? {}, depth + 1)})[]`;
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'object' && schema.properties && depth === 0) return objectType(schema);
  return String(schema.type ?? 'unknown');
}

function objectType({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${jsonType(field, 1)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

/** A key as TypeScript wants it: `'show-quick-view'`. */
function key(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`;
}
