import { expect } from '@open-wc/testing';
import type { TrashItem } from '../../../../../src/api/libraries/trash';
import { TrashDialog } from '../../../../../src/elements/libraries/account/trash/trash-dialog';
import { cleared, type LiveDialog, opened } from '../../../../page-objects/template-dialogs';
import { until } from '../../../../page-objects/until';
import { json, type RestServer, restServer } from '../../../../server-doubles/rest-server';

const HOUR = 3_600_000;

const item = (id: number, more: Partial<TrashItem> = {}): TrashItem => ({
  kind: 'template',
  id: String(id),
  title: `Template ${id}`,
  bytes: 2048,
  folder: null,
  deleted: Date.now(),
  expires: Date.now() + 5.5 * HOUR,
  ...more,
});

const page = (...items: TrashItem[]): Response =>
  json({ items, total: items.length, bytes: 2048 * items.length });

describe('the trash dialog', () => {
  let server: RestServer;
  let changes = 0;
  beforeEach(() => {
    server = restServer();
    changes = 0;
  });
  afterEach(() => {
    server.restore();
    cleared();
  });

  const open = async (...items: TrashItem[]): Promise<LiveDialog> => {
    server.next(page(...items));
    const live = opened(TrashDialog, { timeout: () => 1000, changed: () => changes++ });
    await until(() => !live.text('[part="dialog-body"]').includes('Loading'), 'the trash is there');
    return live;
  };
  const paths = (): string[] =>
    server.calls.map(({ address, init }) => {
      const { pathname } = new URL(address, document.baseURI);
      return `${init.method ?? 'GET'} ${pathname.replace(/^.*\/library/, 'library')}`;
    });

  it('lists deleted items with what they use and when they are removed', async () => {
    const kit = item(2, { kind: 'kit', title: 'Atelier', expires: Date.now() + HOUR / 2 });
    const live = await open(item(1, { folder: 'Spring' }), kit);
    const [first, second] = [...live.dialog().querySelectorAll('[part="trash-text"]')];
    expect(first?.textContent).to.match(
      /^Template 1Template from “Spring”, .+, removed in 5 hours$/,
    );
    expect(second?.textContent).to.match(/^AtelierKit, .+, removed within an hour$/);
    expect(live.text('[part="count"]')).to.contain('2 items');
    await expect(live.dialog()).to.be.accessible();
  });

  it('restores an item, keeps the focus in the dialog, and says what was done', async () => {
    const live = await open(item(1), item(2));
    server.next(json({ done: 1 }));
    server.next(page(item(2)));
    live.dialog().querySelector<HTMLElement>('[aria-label="Restore “Template 1”"]')?.click();
    await until(() => live.text('[part="count"]').startsWith('1 item,'), 'one item is left');
    expect(live.text('[role="status"]')).to.equal('“Template 1” is restored.');
    expect(live.dialog().contains(document.activeElement)).to.equal(true);
    expect(paths()[1]).to.equal('POST library/trash/restore');
    expect(JSON.parse(String(server.calls[1]?.init.body))).to.deep.equal({
      items: [{ kind: 'template', id: '1' }],
    });
    expect(changes).to.equal(1);
  });

  it('removes everything only after a question', async () => {
    const live = await open(item(1), item(2));
    await live.press('Empty trash …');
    expect(live.text('[role="alert"]')).to.contain('all 2 items');
    await expect(live.dialog()).to.be.accessible();
    await live.press('Keep');
    await live.press('Empty trash …');
    server.next(json({ done: 2 }));
    server.next(page());
    await live.press('Remove for good');
    await until(() => live.text('[role="status"]') !== '', 'the trash is emptied');
    expect(paths()).to.deep.equal([
      'GET library/trash',
      'DELETE library/trash',
      'GET library/trash',
    ]);
    expect(live.text('[part="dialog-body"]')).to.contain('The trash is empty.');
  });

  it('shows why a request failed, and keeps the list', async () => {
    const live = await open(item(1));
    server.next(new TypeError('offline'));
    await live.press('Restore');
    await until(() => live.text('[part="dialog-body"]').includes('cannot be reached'), 'the error');
    expect(live.text('[part="trash-list"]')).to.contain('Template 1');
    expect(changes).to.equal(0);
  });
});
