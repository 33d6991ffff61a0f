import { expect } from '@open-wc/testing';
import type { NewTemplate } from '../../../../../src/elements/kits/libraries/wire/template';
import type { KitError } from '../../../../../src/elements/kits/rest';
import { ImportDialog } from '../../../../../src/elements/kits/template-library/dialogs/import-dialog';
import type { ImportCounts } from '../../../../../src/elements/kits/template-library/import/batches';
import { storedZip } from '../../kit-import/stored-zip';
import { cloudWith, folder } from './folders';
import { answering, cleared, drawn, type LiveDialog, offline, opened, until } from './live';

afterEach(cleared);

const folders = [folder('1', 'Headers'), folder('2', 'Footers')];
const text = (title: string): string => JSON.stringify({ title, type: 'page', content: [] });
const json = (title: string): File => new File([text(title)], `${title}.json`);

function open(
  change: Partial<Parameters<typeof ImportDialog>[0]> = {},
  ...answers: readonly (KitError | undefined)[]
) {
  const { calls, action } = answering<KitError | undefined>(...answers);
  const counts: ImportCounts[] = [];
  const live = opened(ImportDialog, {
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
  await drawn();
  await until(() => !live.text('[part="files"]').includes('Looking into'), 'the files are read');
}

const listed = (live: LiveDialog) =>
  [...live.dialog().querySelectorAll('[part="found-list"] li')].map(
    ({ textContent }) => textContent,
  );

describe('the dialog that imports templates', () => {
  it('reads several files, sends them, and tells what arrived by the types of its files', async () => {
    const { live, calls, counts, sent } = open({}, undefined);
    expect(live.places).to.deep.equal(['Import Modal']);
    expect(document.activeElement === live.find('input[type="file"]')).to.equal(true);
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

  it('names what it cannot take, and takes the rest', async () => {
    const { live, sent } = open({}, undefined);
    await choose(live, json('Home'), new File(['{'], 'broken.json'), new File(['x'], 'a.png'));
    expect(live.text('[role="alert"] h3')).to.equal('2 files cannot be imported');
    expect(live.text('[role="alert"] li')).to.contain('broken.json: It holds no JSON');
    await expect(live.dialog()).to.be.accessible();
    await live.press('Import');
    expect(sent()).to.deep.equal([['Home']]);
  });

  it('lets keys reach lists that are so long that they scroll', async () => {
    const { live } = open();
    const broken = Array.from({ length: 30 }, (_, at) => new File(['{'], `${at}.json`));
    await choose(live, ...broken, ...Array.from({ length: 30 }, (_, at) => json(`Page ${at}`)));
    expect(live.find('[part="found-list"]').tabIndex).to.equal(0);
    await expect(live.dialog()).to.be.accessible();
  });

  it('puts them into a folder of the cloud', async () => {
    const { live, calls } = open({ destination: { place: 'cloud', folder: '1' } }, undefined);
    expect(live.field('Headers').checked).to.equal(true);
    await choose(live, json('Home'));
    live.field('Footers').click();
    await live.press('Import');
    expect(calls[0]?.[1]).to.deep.equal({ place: 'cloud', folder: '2' });
  });

  it('goes on where it has stopped, and sends nothing twice', async () => {
    const many = Array.from({ length: 150 }, (_, at) => json(`Page ${at}`));
    const { live, counts, sent } = open({}, undefined, offline, undefined);
    await choose(live, ...many);
    await live.press('Import');
    await until(() => live.dialog().querySelector('[part="error"]') !== null, 'it has stopped');
    expect(live.dialog().textContent).to.contain('100 of 150 templates are in the library.');
    expect(listed(live).length).to.equal(50);
    await live.press('Try again');
    await until(() => !live.isOpen(), 'all are sent');
    expect(sent().map((titles) => [titles.length, titles[0]])).to.deep.equal([
      [100, 'Page 0'],
      [50, 'Page 100'],
      [50, 'Page 100'],
    ]);
    expect(counts).to.deep.equal([{ zip: 0, json: 150 }]);
  });

  it('tells what has arrived when the rest is given up', async () => {
    const many = Array.from({ length: 101 }, (_, at) => json(`Page ${at}`));
    const { live, counts } = open({}, undefined, offline);
    await choose(live, ...many);
    await live.press('Import');
    await until(() => live.dialog().querySelector('[part="error"]') !== null, 'it has stopped');
    await live.escape();
    expect(counts).to.deep.equal([{ zip: 0, json: 100 }]);
  });

  it('asks for a file, and lets the list be cleared', async () => {
    const { live, sent, counts } = open();
    await live.press('Import');
    expect(live.text('[part="fault"]')).to.equal('Choose at least one file with a template.');
    await choose(live, json('Home'));
    await live.press('Clear the list');
    expect(listed(live)).to.deep.equal([]);
    expect(document.activeElement === live.find('input[type="file"]')).to.equal(true);
    await live.press('Cancel');
    expect([sent(), counts]).to.deep.equal([[], []]);
  });

  it('is refused the cloud beforehand, and keeps the files that were chosen', async () => {
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

  it('takes files that are dropped on it', async () => {
    const { live } = open();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(json('Dropped'));
    const box = live.find('[part="files"]');
    box.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await drawn();
    expect(live.text('[part="files"]')).to.contain('Let go to read them');
    box.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await until(() => listed(live).length === 1, 'it is read');
  });
});
