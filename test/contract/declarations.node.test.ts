import { readdir } from 'node:fs/promises';

import { expect } from 'chai';
import packageData from '../../package.json' with { type: 'json' };
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
import { categories } from '../../src/core/element/category';
import type { Contract } from '../../src/core/element/contract';
import { defaultSettings, type Fields, parseSettings } from '../../src/core/settings';
import { nearestWord } from '../../src/core/settings/nearest';
import { configKeys as trackingKeys } from '../../src/tracking/config-keys';
import { validatorOf } from '../scripts/manifest/validator';
import { sampleOf } from './samples';
import { wrongConditions } from './wrong-conditions';

const { version } = packageData;
const RELEASE = /^\d+\.\d+\.\d+$/;

const contracts = (await findContracts()).map(({ contract }) => contract);
const common = await findCommonSettings();
const configuration = await findConfiguration();

/** The paths of settings that lack a text; the key that selects a variant needs none. */
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

  it('has conditions that can be met and can fail', () => {
    expect(wrongConditions(configuration)).to.deep.equal([]);
  });

  it('has no key that looks like a misspelt key of another family', () => {
    for (const key of keys) {
      const others = keys.filter((other) => other !== key);
      expect(nearestWord(key, others), key).to.equal(undefined);
    }
  });

  it('has each key declared once', async () => {
    const files = await readdir(`${root}src`, { recursive: true });
    const modules = await Promise.all(
      files
        .filter((file) => /^(api|builder|elements)\/(.+\/)?config\.ts$/.test(file))
        .map((file) => import(`${root}src/${file}`)),
    );
    const declared = [
      coreKeys,
      trackingKeys,
      ...modules.map(({ configKeys }) => configKeys),
    ].flatMap(Object.keys);
    expect(declared.sort()).to.deep.equal([...keys].sort());
  });

  it('as JSON Schema accepts its own defaults, and refuses an undeclared key', () => {
    const validate = validatorOf(configurationSchema(configuration));
    expect(validate(defaultSettings(configuration)), JSON.stringify(validate.errors)).to.equal(
      true,
    );
    expect(validate({ restRoute: '/' })).to.equal(false);
  });
});

describe('the common settings', () => {
  it('have labels and docs', () => {
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

    it('has a label of its own for every setting, the common settings included', () => {
      const labels = settingRows({ ...common, ...settings })
        .filter(({ tellsVariant }) => !tellsVariant)
        .map(({ path, field, variants }) => {
          const level = path.slice(0, path.lastIndexOf('.') + 1);
          return `${level}${field.label} ${variants?.of ?? ''}`.toLowerCase();
        });
      expect(labels.filter((label, index) => labels.indexOf(label) < index)).to.deep.equal([]);
    });

    it('has every setting in a group of the panel', () => {
      const keys = Object.keys(settings).filter((key) => !settings[key]?.group);
      expect(keys).to.deep.equal([]);
    });

    it('has conditions that can be met and can fail', () => {
      expect(wrongConditions({ ...common, ...settings })).to.deep.equal([]);
    });

    it('names the release of the element and of each setting, none later than the package', () => {
      for (const { path, field } of settingRows(settings)) {
        const release = field.since ?? since ?? '';
        expect(release, path).to.match(RELEASE);
        expect(release.localeCompare(version, 'en', { numeric: true }), path).to.be.at.most(0);
      }
    });

    it('has a category of the widget panel', () => {
      expect(contract.category, 'category').to.be.oneOf(Object.keys(categories));
    });

    it('describes its settings, properties and events', () => {
      expect(contract.settingsDoc, 'settingsDoc').to.be.a('string').and.not.to.equal('');
      for (const [name, { doc }] of Object.entries({ ...props, ...events })) {
        expect(doc, name).to.be.a('string').and.not.to.equal('');
      }
    });

    it('has unique names and aliases, ignoring case', () => {
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

      it('accepts its own defaults', () => {
        for (const [key, { default: value }] of Object.entries(schema.properties ?? {})) {
          if (value === undefined) continue;
          expect(validate({ [key]: value }), `${key}: ${errors()}`).to.equal(true);
        }
      });

      it('accepts its own examples, as the parser does', () => {
        for (const [key, { examples = [] }] of Object.entries(settings)) {
          for (const example of examples) {
            const data = { [key]: example };
            expect(validate(data), `${key}: ${errors()}`).to.equal(true);
            expect(parseSettings(settings, data)?.problems, key).to.deep.equal([]);
          }
        }
      });

      it('accepts the sample of the contract suite, as the parser does', () => {
        const data = sampleOf(contract as Contract).settings;
        expect(validate(data), errors()).to.equal(true);
        expect(parseSettings(settings, data, { common: [common] })?.problems).to.deep.equal([]);
      });

      it('rejects an undeclared key', () => {
        expect(validate({ nobodysKey: 1 })).to.equal(false);
      });
    });
  });
}
