import type { Field, Fields, GroupField, VariantsField } from '../../src/core/settings';
import { flatFields } from '../../src/core/settings/style/groups';
import type { FoundContract } from '../contracts';
import { className } from './class-name';
import { note } from './note';
import { keyText, quoted, typeText } from './type-text';

/** The types of values that `core/settings` exports. */
const valueTypes = ['Corners', 'Gaps', 'GlobalReference', 'Length', 'Media', 'Shadow', 'Sides'];

/** The devices of a responsive setting, as `core/breakpoints/device.ts` types them. */
const devices: Readonly<Record<string, string>> = {
  widescreen: 'widescreens',
  laptop: 'laptops',
  tablet_extra: 'large tablets',
  tablet: 'tablets',
  mobile_extra: 'large phones',
  mobile: 'phones',
};

/**
 * `src/elements/settings-types.ts`: an interface for the settings of each element, and for each object in
 * them, with the doc lines as comments, so that an editor shows them.
 */
export function settingsTypes(found: readonly FoundContract[], common: Fields): string {
  const interfaces = new Interfaces();
  interfaces.add('MotionSettings', common, 'Motion settings that every element accepts.');
  for (const { contract } of found) {
    if (!contract.settings) continue;
    const name = elementName(contract);
    const doc = `Settings of \`<${contract.tag}>\`.`;
    interfaces.add(`${name}Settings`, contract.settings, doc, { of: name, base: 'MotionSettings' });
  }
  const keys = interfaces.text.split('\n').filter((line) => line.startsWith('readonly '));
  const used = valueTypes.filter((type) =>
    keys.some((line) => new RegExp(`\\b${type}\\b`).test(line.slice(line.indexOf(': ')))),
  );
  return `${note}import type { ${used.join(', ')} } from '../core/settings';
import type { RuleSet } from '../rules';

${interfaces.text}`;
}

/** The name of the interface of an element's settings. */
export function settingsTypeName(contract: FoundContract['contract']): string {
  return `${elementName(contract)}Settings`;
}

/** `nh-contact-form` → `ContactForm`. */
function elementName(contract: FoundContract['contract']): string {
  return className(contract).slice('Nh'.length);
}

/** Collects interfaces; each object type gets one, named after its element and key. */
class Interfaces {
  readonly #texts = new Map<string, string>();

  get text(): string {
    return [...this.#texts.values()].join('\n');
  }

  add(name: string, fields: Fields, doc: string, { of = name, base = '' } = {}): string {
    if (this.#texts.has(name)) throw new Error(`Two objects of settings are named ${name}.`);
    // Before its parts, so that they follow it.
    this.#texts.set(name, '');
    const keys = Object.entries(flatFields(fields)).map(([key, field]) =>
      this.#key(of, key, field),
    );
    const head = `${comment(doc)}export interface ${name}${base && ` extends ${base}`}`;
    this.#texts.set(name, `${head} {\n${keys.join('')}}\n`);
    return name;
  }

  #key(owner: string, key: string, field: Field): string {
    const type = this.#type(field, owner, key);
    const own = `readonly ${keyText(key)}${field.required ? '' : '?'}: ${type};\n`;
    const perDevice = field.responsive ? Object.entries(devices) : [];
    return (
      comment(field.doc ?? field.label) +
      own +
      perDevice
        .map(([device, name]) => {
          const doc = comment(`\`${key}\` on ${name}.`);
          return `${doc}readonly ${keyText(`${key}_${device}`)}?: ${type};\n`;
        })
        .join('')
    );
  }

  /** The values that script may set, as `InputOf` in `core/settings/values.ts`. */
  #type(field: Field, owner: string, key: string): string {
    switch (field.kind) {
      case 'length':
        return 'Length | number | string';
      case 'sides':
      case 'corners':
      case 'gaps':
        return `${typeText(field)} | number | string`;
      case 'global':
        return 'GlobalReference | string';
      case 'media':
        return 'Media | string';
      case 'list': {
        const item = this.#type(field.of, owner, singular(key));
        return `readonly ${inList(item)}[]${field.alone ? ` | ${item}` : ''}`;
      }
      case 'record': {
        const value = this.#type(field.of, owner, singular(key));
        return `Readonly<Record<string, ${value}>> | readonly ${inList(value)}[]`;
      }
      case 'group':
        return this.#group(field, owner, key);
      case 'variants':
        return this.#variants(field, owner, key);
      default:
        return typeText(field);
    }
  }

  #group({ fields, shorthand, doc }: GroupField, owner: string, key: string): string {
    const name = owner + pascalCase(key);
    this.add(name, fields, doc ?? `An object in the settings: \`${key}\`.`);
    return shorthand ? `${name} | string` : name;
  }

  #variants({ by, variants }: VariantsField, owner: string, key: string): string {
    const names = Object.entries(variants).map(([value, fields]) => {
      const options = { [value]: '' };
      const selector = { kind: 'choice', options, required: true, doc: 'The variant.' } as const;
      const name = owner + pascalCase(value) + pascalCase(key);
      return this.add(name, { [by]: selector, ...fields }, `\`${by}\` ${quoted(value)}.`);
    });
    return names.join(' | ');
  }
}

function inList(type: string): string {
  return type.includes(' | ') ? `(${type})` : type;
}

/** `categories` → `category`; a name that is singular gets `Item`. */
function singular(key: string): string {
  if (!key.endsWith('s')) return `${key}Item`;
  return key.replace(/ies$/, 'y').replace(/s$/, '');
}

function pascalCase(key: string): string {
  return key.replace(/(?:^|[-_])([a-z])/gi, (_, letter: string) => letter.toUpperCase());
}

function comment(doc: string | undefined): string {
  return doc ? `/** ${doc.replaceAll('*/', '*\\/')} */\n` : '';
}
