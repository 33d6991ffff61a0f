import { expect } from 'chai';
import { configure } from '../../../../src/core/config';
import { openingChoices } from '../../../../src/elements/kits/kit-import/choices';
import { conflictsOf, decisionCounts } from '../../../../src/elements/kits/kit-import/conflicts';
import { importContents, importCounts } from '../../../../src/elements/kits/kit-import/contents';
import { wordDiff } from '../../../../src/elements/kits/kit-import/diff/word-diff';
import { linkedSource } from '../../../../src/elements/kits/kit-import/linked-source';
import { startDetail } from '../../../../src/elements/kits/kit-import/start-detail';
import { partSections } from '../../../../src/elements/kits/parts';
import { about, colours, manifest, openedSession, site } from './kit';

describe('in an import of a kit', () => {
  before(() => configure({ locale: 'en' }));
  after(() => configure({ locale: undefined }));

  describe('the selectable content of a kit', () => {
    const kit = () => importContents(manifest, site.exportGroups);

    it('is listed by part and section, with its documents', () => {
      const contents = kit();
      const titles = (part: keyof typeof contents, section: string) =>
        contents[part][section]?.items?.map(({ title }) => title);
      expect(titles('content', 'pages')).to.deep.equal(['About', 'Prices']);
      expect(titles('content', 'posts')).to.deep.equal(['Spring fair']);
      expect(contents.content.customPostTypes?.items).to.deep.equal([
        { id: 'work', title: 'work', note: '1 document' },
      ]);
      expect(titles('content', 'taxonomies')).to.deep.equal(['category']);
      expect(titles('templates', 'headers')).to.deep.equal(['Main header']);
      expect(titles('plugins', 'plugins')).to.deep.equal(['Contact Form 7', 'Shop']);
    });

    it('is marked if it was not exported', () => {
      const contents = kit();
      expect(contents.settings.colors?.unavailable).to.equal(undefined);
      expect(contents.settings.code?.unavailable).to.equal('Not exported');
      expect(contents.templates.footers?.unavailable).to.equal('Not exported');
      expect(contents.content.menus?.unavailable).to.equal('Not exported');
    });

    it('initially selects the template sections that the kit contains', () => {
      const sections = partSections('templates', kit().templates, site.exportGroups);
      const state = sections.getState({ uploadedData: { manifest } }, true);
      expect(state.headers).to.deep.equal({ enabled: true });
      expect(state.footers).to.deep.equal({ enabled: false });
    });

    it('is counted in the start event', () => {
      const older = importContents({ name: 'old', title: 'Old', content: manifest.content }, {});
      expect(importCounts(older)).to.deep.equal({ content: { pages: 2 } });
      const session = openedSession();
      const state = { session, site, choices: openingChoices(session) };
      expect(startDetail(state)).to.deep.include({
        includes: ['plugins', 'content', 'templates', 'settings'],
        source: 'file',
        description: 'Pages of a small workshop',
      });
      expect(startDetail(state)?.counts).to.deep.include({
        content: { pages: 2, posts: 1, customPostTypes: 1, taxonomies: 1 },
        settings: { colors: 1, fonts: 1 },
      });
    });
  });

  describe('conflicts', () => {
    const session = openedSession();
    const choices = openingChoices(session);
    const ids = (customization: object, includes = choices.includes) =>
      conflictsOf(session, { ...choices, includes, customization }).map(({ id }) => id);

    it('include only selected content', () => {
      expect(ids({})).to.deep.equal(['page:about', 'setting:colors']);
      expect(ids({}, ['plugins', 'content'])).to.deep.equal(['page:about']);
      expect(ids({ settings: { colors: false } })).to.deep.equal(['page:about']);
      expect(ids({ content: { pages: ['2'] } })).to.deep.equal(['setting:colors']);
      expect(ids({ content: { pages: ['1'] } })).to.have.length(2);
    });

    it('keep the site’s version by default', () => {
      const decided = { ...choices, decisions: { 'page:about': 'rename' as const } };
      expect(decisionCounts([about, colours], decided)).to.deep.equal({
        keep: 1,
        overwrite: 0,
        rename: 1,
      });
    });
  });

  describe('the difference of two texts', () => {
    const marked = (site: string, kit: string) =>
      wordDiff(site, kit)
        .map(
          (piece) =>
            ({ both: piece.text, site: `-${piece.text}-`, kit: `+${piece.text}+` })[piece.in],
        )
        .join('');

    it('is computed word by word', () => {
      expect(marked('Open on Monday from 9', 'Open on Friday from 9')).to.equal(
        'Open on -Monday-+Friday+ from 9',
      );
      expect(marked('One two and three', 'Four five and six')).to.equal(
        '-One two-+Four five+ and -three-+six+',
      );
      expect(marked('', 'New')).to.equal('+New+');
      expect(marked('Gone', '')).to.equal('-Gone-');
      expect(marked('Same', 'Same')).to.equal('Same');
    });

    it('can be reassembled to both texts', () => {
      const texts = ['a b c d', 'b  x\nd', ' a b', '', 'd c b a', 'word '.repeat(2000)];
      for (const one of texts) {
        for (const other of texts) {
          const side = (name: 'site' | 'kit') =>
            wordDiff(one, other)
              .filter((piece) => piece.in === 'both' || piece.in === name)
              .map(({ text }) => text)
              .join('');
          expect([side('site'), side('kit')]).to.deep.equal([one, other]);
        }
      }
    });
  });

  describe('a kit named by the page', () => {
    const given = {
      fileUrl: undefined,
      kitId: undefined,
      referrer: undefined,
      kitCloudId: undefined,
      settings: { origins: ['https://kits.example.org'], earlier: true, timeout: 1 },
    };
    const page = (query: string) => new URL(`https://linden.example/kit-import${query}`);
    const request = (query: string, attributes: object = {}) => {
      const found = linkedSource({ ...given, ...attributes }, page(query));
      return found && 'source' in found ? found.source.request : found;
    };

    it('comes from the attributes, else from the query', () => {
      expect(request('?file_url=/a.zip&id=7&referrer=kit-library')).to.deep.equal({
        file_url: 'https://linden.example/a.zip',
        id: '7',
        referrer: 'kit-library',
      });
      expect(request('?file_url=/a.zip', { fileUrl: '/b.zip' })).to.deep.equal({
        file_url: 'https://linden.example/b.zip',
      });
      expect(request('?kit_cloud_id=9')).to.deep.equal({ kit_cloud_id: '9' });
      expect(request('')).to.equal(undefined);
    });

    it('is accepted only from the own origin and allowed ones', () => {
      expect(request('?file_url=https://kits.example.org/a.zip')).to.have.property('file_url');
      const others = [
        'https://evil.example/a.zip',
        'http://kits.example.org/a.zip',
        'javascript:alert(1)',
        '//evil.example/a.zip',
        'https://me:secret@linden.example/a.zip',
        'http://[',
      ];
      for (const address of others) {
        expect(request(`?file_url=${encodeURIComponent(address)}`)).to.deep.equal({
          refusal: { kind: 'address', address },
        });
      }
    });
  });
});
