import { expect } from '@open-wc/testing';
import type { ApiError } from '../../../../../src/api/client';
import type { NewTemplate } from '../../../../../src/api/libraries/template';
import { ImportDialog } from '../../../../../src/elements/libraries/template-library/dialogs/import-dialog';
import type { ImportCounts } from '../../../../../src/elements/libraries/template-library/import/batches';
import {
  answering,
  cleared,
  type LiveDialog,
  offline,
  opened,
} from '../../../../page-objects/template-dialogs';
import { rendered, until } from '../../../../page-objects/until';
import { storedZip } from '../../../kits/kit-import/stored-zip';
import { cloudWith, folder } from './folders';

afterEach(cleared);

const folders = [folder('1', 'Headers'), folder('2', 'Footers')];
const text = (title: string): string => JSON.stringify({ title, type: 'page', content: [] });
const json = (title: string): File => new File([text(title)], `${title}.json`);

function open(
  change: Partial<Parameters<typeof ImportDialog>[0]> = {},
  ...answers: readonly (ApiError | undefined)[]
) {
  const { calls, action } = answering<ApiError | undefined>(...answers);
  const counts: ImportCounts[] = [];
  const live = opened(ImportDialog, {
    screen: 'Import Modal',
    destination: { place: 'site' },
    cloud: cloudWith(folders),
    send: action,
    imported: (count: ImportCounts) => void counts.push(count),
    ...change,
  });
  const sent = () =>
    calls.map(([templates]) => (templates as NewTemplate[]).map((one) => one.title));
  return { live, calls, counts, sent };
}

async function choose(live: LiveDialog, ...files: readonly File[]): Promise<void> {
  const input = live.find<HTMLInputElement>('input[type="file"]');
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await rendered();
  await until(() => !live.text('[part="files"]').includes('Reading files'), 'read the files');
}

const listed = (live: LiveDialog) =>
  [...live.dialog().querySelectorAll('[part="found-list"] li')].map(
    ({ textContent }) => textContent,
  );

describe('the dialog that imports templates', () => {
  it('imports several files, and reports the counts by file type', async () => {
    const { live, calls, counts, sent } = open({}, undefined);
    expect(live.places).to.deep.equal(['Import Modal']);
    await until(
      () => document.activeElement === live.find('input[type="file"]'),
      'focused the field',
    );
    await expect(live.dialog()).to.be.accessible();
    const zip = new File([storedZip({ 'a.json': text('Hero'), 'b.json': text('Team') })], 'p.zip');
    await choose(live, zip, json('Home'));
    expect(listed(live)).to.deep.equal([
      'Hero p.zip › a.json',
      'Team p.zip › b.json',
      'Home Home.json',
    ]);
    expect(live.text('[part="found"] [role="status"]')).to.equal('3 templates will be imported');
    await live.press('Import');
    expect(sent()).to.deep.equal([['Hero', 'Team', 'Home']]);
    expect(calls[0]?.[1]).to.deep.equal({ place: 'site' });
    expect([counts, live.isOpen()]).to.deep.equal([[{ zip: 2, json: 1 }], false]);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });

  it('names files that are not valid, and imports the others', async () => {
    const { live, sent } = open({}, undefined);
    await choose(live, json('Home'), new File(['{'], 'broken.json'), new File(['x'], 'a.png'));
    expect(live.text('[role="alert"] h3')).to.equal('2 files cannot be imported');
    expect(live.text('[role="alert"] li')).to.contain('broken.json: This is not valid JSON');
    await expect(live.dialog()).to.be.accessible();
    await live.press('Import');
    expect(sent()).to.deep.equal([['Home']]);
  });

  it('makes long lists scrollable by keyboard', async () => {
    const { live } = open();
    const broken = Array.from({ length: 30 }, (_, at) => new File(['{'], `${at}.json`));
    await choose(live, ...broken, ...Array.from({ length: 30 }, (_, at) => json(`Page ${at}`)));
    expect(live.find('[part="found-list"]').tabIndex).to.equal(0);
    await expect(live.dialog()).to.be.accessible();
  });

  it('imports into a folder of the cloud', async () => {
    const { live, calls } = open({ destination: { place: 'cloud', folder: '1' } }, undefined);
    expect(live.field('Headers').checked).to.equal(true);
    await choose(live, json('Home'));
    live.field('Footers').click();
    await live.press('Import');
    expect(calls[0]?.[1]).to.deep.equal({ place: 'cloud', folder: '2' });
  });

  it('continues after the last accepted batch on retry', async () => {
    const many = Array.from({ length: 150 }, (_, at) => json(`Page ${at}`));
    const { live, counts, sent } = open({}, undefined, offline, undefined);
    await choose(live, ...many);
    await live.press('Import');
    await until(() => live.dialog().querySelector('[part="error"]') !== null, 'showed the error');
    expect(live.dialog().textContent).to.contain('100 of 150 templates imported.');
    expect(listed(live).length).to.equal(50);
    await live.press('Try again');
    await until(() => !live.isOpen(), 'closed the dialog');
    expect(sent().map((titles) => [titles.length, titles[0]])).to.deep.equal([
      [100, 'Page 0'],
      [50, 'Page 100'],
      [50, 'Page 100'],
    ]);
    expect(counts).to.deep.equal([{ zip: 0, json: 150 }]);
  });

  it('reports the imported templates when the rest is cancelled', async () => {
    const many = Array.from({ length: 101 }, (_, at) => json(`Page ${at}`));
    const { live, counts } = open({}, undefined, offline);
    await choose(live, ...many);
    await live.press('Import');
    await until(() => live.dialog().querySelector('[part="error"]') !== null, 'showed the error');
    await live.escape();
    expect(counts).to.deep.equal([{ zip: 0, json: 100 }]);
  });

  it('asks for a file, and clears the list', async () => {
    const { live, sent, counts } = open();
    await live.press('Import');
    expect(live.text('[part="fault"]')).to.equal(
      'Choose at least one file that contains a template.',
    );
    await choose(live, json('Home'));
    await live.press('Clear list');
    expect(listed(live)).to.deep.equal([]);
    expect(document.activeElement === live.find('input[type="file"]')).to.equal(true);
    await live.press('Cancel');
    expect([sent(), counts]).to.deep.equal([[], []]);
  });

  it('keeps the chosen files when the cloud is full', async () => {
    const cloud = cloudWith(folders, { access: 'full' });
    const { live, sent } = open(
      { cloud, destination: { place: 'cloud', folder: null } },
      undefined,
    );
    await choose(live, json('Home'));
    await live.press('Import');
    expect(sent()).to.deep.equal([]);
    expect(live.find('[part="access"] a').dataset.from).to.equal('Import Modal');
    live.field('This site').click();
    await live.press('Import');
    expect(sent()).to.deep.equal([['Home']]);
  });

  it('accepts dropped files', async () => {
    const { live } = open();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(json('Dropped'));
    const box = live.find('[part="files"]');
    box.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await rendered();
    expect(live.text('[part="files"]')).to.contain('Drop to add them');
    box.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await until(() => listed(live).length === 1, 'listed the template');
  });
});
