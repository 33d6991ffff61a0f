import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { preloadsFrom } from '../../demo/server/preloads';

/** The preload lists of a library whose elements share `core.js`. */
const lists = {
  'nh-contact-form': { printed: ['core.js', 'form.js'], bare: ['core.js', 'form-body.js'] },
  'nh-account-menu': { printed: ['core.js', 'account.js'], bare: ['core.js', 'account.js'] },
  adoption: { page: ['adoption.js'], node: ['nodes.js', 'core.js'] },
  languages: { de: ['german.js'] },
  'nh-lightbox': { printed: ['core.js', 'lightbox.js'], bare: ['core.js', 'lightbox-body.js'] },
};

describe('the preload links of a page', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nh-preloads-'));
    await writeFile(join(folder, 'preload.json'), JSON.stringify(lists));
  });
  after(() => rm(folder, { recursive: true }));

  /** The names of the files that are preloaded for some markup. */
  const files = (markup: string) =>
    preloadsFrom(folder)(markup).map((address) => address.replace('/assets/nh/', ''));

  const form = (content: string) => `<nh-contact-form loading="eager">${content}</nh-contact-form>`;
  const menu = '<nh-account-menu loading="eager"><div></div></nh-account-menu>';

  it('are the files of its tags, each file once', () => {
    expect(files(form('<form></form>') + menu)).to.deep.equal(['core.js', 'form.js', 'account.js']);
  });

  it('include the files of nested tags', () => {
    expect(files(form(`<form>${menu}</form>`))).to.deep.equal(['core.js', 'form.js', 'account.js']);
    expect(files(`<nh-unknown><p>${menu}</p></nh-unknown>`)).to.deep.equal([
      'core.js',
      'account.js',
    ]);
  });

  it('find the right end tag when tags of the same name are nested', () => {
    const inner = '<nh-contact-form loading="visible"></nh-contact-form>';
    expect(files(form(`${inner}<form></form>`))).to.deep.equal(['core.js', 'form.js']);
    expect(files(form(inner))).to.deep.equal(['core.js', 'form-body.js']);
  });

  it('treat a tag as empty when markup follows it', () => {
    expect(files(`${form('')}<form></form>${form('')}`)).to.deep.equal(['core.js', 'form-body.js']);
  });

  it('leave out tags that load when visible or on interaction, but not their nested tags', () => {
    const waiting = (content: string) =>
      `<nh-lightbox loading="interaction">${content}</nh-lightbox>`;
    expect(files(waiting('<a href="/a.jpg"></a>'))).to.deep.equal([]);
    expect(files(waiting(menu))).to.deep.equal(['core.js', 'account.js']);
  });

  it('are the files of adoption and of the first viewport on an adopted page', () => {
    const early = (isAdopted: boolean, first: string[]) =>
      preloadsFrom(folder)('', { isAdopted, first }).map((file) => file.replace('/assets/nh/', ''));
    expect(early(true, [])).to.deep.equal(['adoption.js']);
    expect(early(true, ['nh-lightbox'])).to.deep.equal([
      'adoption.js',
      'nodes.js',
      'core.js',
      'lightbox.js',
    ]);
    expect(early(false, ['nh-lightbox'])).to.deep.equal(['core.js', 'lightbox.js']);
  });

  it('include the messages of the page’s language, where the page needs files at all', () => {
    const inLanguage = (markup: string, language: string) =>
      preloadsFrom(folder)(markup, { isAdopted: false, language }).filter(
        (file) => !/core|account/.test(file),
      );
    expect(inLanguage(menu, 'de-AT')).to.deep.equal(['/assets/nh/german.js']);
    expect(inLanguage(menu, 'en-GB')).to.deep.equal([]);
    expect(inLanguage('<p>Text</p>', 'de')).to.deep.equal([]);
  });

  it('ignore end tags in attributes and tags with a longer name', () => {
    const odd = `<nh-contact-form data-note="a > b" loading="visible"><form></form></nh-contact-form>`;
    expect(files(odd)).to.deep.equal([]);
    expect(files('<nh-account-menus loading="eager"></nh-account-menus>')).to.deep.equal([]);
  });
});
