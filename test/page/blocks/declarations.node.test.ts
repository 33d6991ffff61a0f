import { expect } from 'chai';
import packageData from '../../../package.json' with { type: 'json' };
import { settingsSchema } from '../../../scripts/manifest/json-schema/settings-schema';
import { settingRows } from '../../../scripts/manifest/reference/setting-rows';
import { type Fields, parseSettings } from '../../../src/core/settings';
import { styleKinds } from '../../../src/core/settings/style/style-kinds';
import { widgetSettingFields } from '../../../src/page';
import { blockOf, blocks, categories } from '../../../src/page/blocks';
import { validatorOf } from '../../scripts/manifest/validator';

/** The paths of settings that lack a text. */
function lacking(fields: Fields, word: 'label' | 'doc'): string[] {
  return settingRows(fields)
    .filter(({ field }) => !field[word])
    .map(({ path }) => path);
}

describe('the blocks', () => {
  it('print the widgets of documents by their former names too', () => {
    for (const name of ['heading', 'post-info', 'archive-posts']) {
      expect(blockOf(name)?.widgetType).to.equal(name);
    }
    expect(blockOf('site-logo')?.widgetType).to.equal('theme-site-logo');
    expect(blockOf('post-title')?.widgetType).to.equal('theme-post-title');
    expect(blockOf('constructor')).to.equal(undefined);
  });
});

for (const block of blocks.values()) {
  const { widgetType, title, summary, since, category, settings, styles = {}, examples } = block;

  describe(`the block "${widgetType}"`, () => {
    it('has a title, a summary, a category and a release that exists', () => {
      expect(title).to.be.a('string').and.not.to.equal('');
      expect(summary).to.match(/\.$/);
      expect(category).to.be.oneOf(Object.keys(categories));
      expect(since.localeCompare(packageData.version, 'en', { numeric: true })).to.be.at.most(0);
    });

    it('has a label, a doc and a group for each setting', () => {
      expect(lacking(settings, 'label'), 'without label').to.deep.equal([]);
      expect(lacking(settings, 'doc'), 'without doc').to.deep.equal([]);
      expect(Object.keys(settings).filter((key) => !settings[key]?.group)).to.deep.equal([]);
    });

    it('has a label of its own for each setting', () => {
      const labels = Object.values(settings).map(({ label }) => label?.toLowerCase());
      expect(labels.filter((label, index) => labels.indexOf(label) < index)).to.deep.equal([]);
    });

    it('has no setting of any widget, whose meaning would differ', () => {
      const common = Object.keys(widgetSettingFields);
      expect(Object.keys(settings).filter((key) => common.includes(key))).to.deep.equal([]);
    });

    it('has rules for settings that it declares', () => {
      expect(Object.keys(styles).filter((key) => !(key in settings))).to.deep.equal([]);
    });

    it('has two or more examples that its schema and the parser accept', () => {
      const tag = `nh-block-${widgetType}`;
      const validate = validatorOf(settingsSchema({ tag, summary, settings }, {}));
      expect(examples.length).to.be.at.least(2);
      for (const example of examples) {
        const data = 'settings' in example ? example.settings : {};
        expect(validate(data), JSON.stringify(validate.errors)).to.equal(true);
        const parsed = parseSettings(settings, data, { styles: styleKinds });
        expect(parsed?.problems, example.title).to.deep.equal([]);
      }
    });
  });
}
