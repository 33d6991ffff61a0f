import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect } from 'chai';
import {
  findCommonSettings,
  findConfiguration,
  findContracts,
  root,
} from '../../scripts/contracts';
import { configurationSchema } from '../../scripts/manifest/json-schema/configuration-schema';
import { settingsSchema } from '../../scripts/manifest/json-schema/settings-schema';
import { settingRows } from '../../scripts/manifest/reference/setting-rows';
import { coreKeys } from '../../src/core/config/core-keys';
import type { Contract } from '../../src/core/element/contract';
import { defaultSettings, type Fields, parseSettings } from '../../src/core/settings';
import { nearestWord } from '../../src/core/settings/nearest';
import { configKeys as trackingKeys } from '../../src/tracking/config-keys';
import { validatorOf } from '../scripts/manifest/validator';
import { sampleOf } from './samples';

const RELEASE = /^\d+\.\d+\.\d+$/;

const contracts = (await findContracts()).map(({ contract }) => contract);
const common = await findCommonSettings();
const configuration = await findConfiguration();

/** The keys, and parts of keys, that lack a word; what tells a variant has none of its own. */
function lacking(fields: Fields, word: 'label' | 'doc'): string[] {
  return settingRows(fields)
    .filter(({ field, tellsVariant }) => !tellsVariant && !field[word])
    .map(({ path }) => path);
}

describe('the configuration', () => {
  const keys = Object.keys(configuration);

  it('has a label, a doc and a group for each of its keys', () => {
    expect(keys).to.include.members(['restRoot', 'formPrefix', 'colorSwitcher', 'portfolioUrl']);
    expect(lacking(configuration, 'label'), 'without label').to.deep.equal([]);
    expect(lacking(configuration, 'doc'), 'without doc').to.deep.equal([]);
    expect(keys.filter((key) => !configuration[key]?.group)).to.deep.equal([]);
  });

  it('has no key that would be taken for a misspelt other one, while its own family is not loaded', () => {
    for (const key of keys) {
      const others = keys.filter((other) => other !== key);
      expect(nearestWord(key, others), key).to.equal(undefined);
    }
  });

  it('has each key declared once', async () => {
    const files = await readdir(`${root}src/elements`, { recursive: true });
    const modules = await Promise.all(
      files
        .filter((file) => basename(file) === 'config.ts')
        .map((file) => import(`${root}src/elements/${file}`)),
    );
    const declared = [
      coreKeys,
      trackingKeys,
      ...modules.map(({ configKeys }) => configKeys),
    ].flatMap(Object.keys);
    expect(declared.sort()).to.deep.equal([...keys].sort());
  });

  it('as JSON Schema takes its own defaults, and refuses a key that nobody declares', () => {
    const validate = validatorOf(configurationSchema(configuration));
    expect(validate(defaultSettings(configuration)), JSON.stringify(validate.errors)).to.equal(
      true,
    );
    expect(validate({ restRoute: '/' })).to.equal(false);
  });
});

describe('the common settings', () => {
  it('say what they are', () => {
    expect(Object.keys(common)).to.include('animation');
    expect(lacking(common, 'label')).to.deep.equal([]);
    expect(lacking(common, 'doc')).to.deep.equal([]);
  });
});

for (const contract of contracts) {
  const { tag, summary, settings = {}, since, props, events } = contract;

  describe(`the declaration of <${tag}>`, () => {
    it('has a label and a doc for every setting, whatever it stands in', () => {
      expect(Object.keys(settings), 'its settings').not.to.deep.equal([]);
      expect(lacking(settings, 'label'), 'without label').to.deep.equal([]);
      expect(lacking(settings, 'doc'), 'without doc').to.deep.equal([]);
    });

    it('has every setting in a group of the panel', () => {
      const keys = Object.keys(settings).filter((key) => !settings[key]?.group);
      expect(keys).to.deep.equal([]);
    });

    it('says since when it is there, and each of its settings', () => {
      expect(since).to.match(RELEASE);
      for (const { path, field } of settingRows(settings)) {
        expect(field.since ?? since, path).to.match(RELEASE);
      }
    });

    it('says what its settings, its properties and its events are for', () => {
      expect(contract.settingsDoc, 'settingsDoc').to.be.a('string').and.not.to.equal('');
      for (const [name, { doc }] of Object.entries({ ...props, ...events })) {
        expect(doc, name).to.be.a('string').and.not.to.equal('');
      }
    });

    it('calls no two settings by one name, by case or not, nor by an alias', () => {
      const names = Object.entries(settings).flatMap(([key, { aliases = [] }]) => [
        key,
        ...aliases,
      ]);
      const folded = names.map((name) => name.toLowerCase());
      expect(folded.filter((name, index) => folded.indexOf(name) < index)).to.deep.equal([]);
    });

    describe('as JSON Schema', () => {
      const schema = settingsSchema({ tag, summary, settings }, common);
      const validate = validatorOf(schema);
      const errors = () => JSON.stringify(validate.errors, null, 1);

      it('takes its own defaults', () => {
        for (const [key, { default: value }] of Object.entries(schema.properties ?? {})) {
          if (value === undefined) continue;
          expect(validate({ [key]: value }), `${key}: ${errors()}`).to.equal(true);
        }
      });

      it('takes its own examples, as the parser does', () => {
        for (const [key, { examples = [] }] of Object.entries(settings)) {
          for (const example of examples) {
            const data = { [key]: example };
            expect(validate(data), `${key}: ${errors()}`).to.equal(true);
            expect(parseSettings(settings, data)?.problems, key).to.deep.equal([]);
          }
        }
      });

      it('takes the sample of the contract suite, as the parser does', () => {
        const data = sampleOf(contract as Contract).settings;
        expect(validate(data), errors()).to.equal(true);
        expect(parseSettings(settings, data, { common: [common] })?.problems).to.deep.equal([]);
      });

      it('refuses a key that nobody declares', () => {
        expect(validate({ nobodysKey: 1 })).to.equal(false);
      });
    });
  });
}
