import { expect } from 'chai';
import { configureTracking, track } from '../../../src/tracking';
import type { QueuedEvent } from '../../../src/tracking/sinks/event-queue';
import { FakePage } from '../fake-page';

const SECOND = 1000;

let page: FakePage;

function begin(options?: ConstructorParameters<typeof FakePage>[0], stored?: string): void {
  page = new FakePage(options);
  page.stored = stored;
  configureTracking({ consent: true, beacon: '/count' });
}

/** Ends the page of each test of a `describe`. */
function endPages(): void {
  afterEach(() => {
    configureTracking({ consent: false, beacon: undefined });
    page.end();
  });
}

/** Tracks so many numbered events, and lets the sink store them, in 2 ms. */
async function trackMany(count: number, from = 0): Promise<void> {
  for (let form = from; form < from + count; form++) track('form_sent', { form });
  await page.pass(1);
  await page.pass(1);
}

const numbers = (batch: readonly QueuedEvent[] = []) => batch.map(({ fields }) => fields.form);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const kept = (): QueuedEvent[] => JSON.parse(page.stored ?? '[]');

describe('the beacon', () => {
  endPages();

  it('posts events after five seconds, as a list of id, event, fields and time', async () => {
    begin();
    await trackMany(2);
    await page.pass(4998);
    expect(page.posted).to.deep.equal([]);
    await page.pass(1);
    const [batch = []] = page.posted;
    expect(batch.map(({ id: _, ...rest }) => rest)).to.deep.equal([
      { event: 'form_sent', fields: { form: 0 }, time: 1_000_000 },
      { event: 'form_sent', fields: { form: 1 }, time: 1_000_000 },
    ]);
    expect(new Set(batch.map(({ id }) => id)).size).to.equal(2);
    expect(kept()).to.deep.equal([]);
    await page.pass(60 * SECOND);
    expect(page.posted.length).to.equal(1);
  });

  it('sends no cookies, while the page is open and when it is closed', async () => {
    begin({ hasFetchLater: true });
    await trackMany(20);
    await page.pass(1);
    await trackMany(1, 20);
    expect(page.posted.length).to.equal(1);
    expect(page.whenGone.length).to.equal(1);
    expect(new Set(page.credentials)).to.deep.equal(new Set(['omit']));
  });

  it('posts twenty at once, without waiting', async () => {
    begin();
    await trackMany(19);
    await page.pass(SECOND);
    expect(page.posted).to.deep.equal([]);
    await trackMany(4, 19);
    await page.pass(1);
    expect(page.posted.map((batch) => batch.length)).to.deep.equal([20]);
    await page.pass(5 * SECOND);
    expect(page.posted.map(numbers)).to.deep.equal([range(0, 20), range(20, 23)]);
  });

  it('sends one batch at a time, in order', async () => {
    begin();
    page.isSlow = true;
    await trackMany(45);
    await page.pass(60 * SECOND);
    expect(page.posted.map(numbers)).to.deep.equal([range(0, 20)]);
    await page.answer();
    await page.pass(1);
    await page.pass(5 * SECOND);
    expect(page.posted.map(numbers)).to.deep.equal([range(0, 20), range(20, 40), range(40, 45)]);
  });

  it('retries after 1, 2, 4 … seconds, at most 60, with the same ids', async () => {
    begin();
    page.answers = Array.from({ length: 8 }, (_, at) => (at % 2 ? 503 : 'no answer'));
    await trackMany(1);
    await page.pass(5 * SECOND);
    for (const [at, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      await page.pass(seconds * SECOND - 1);
      expect(page.posted.length, `before try ${at + 2}`).to.equal(at + 1);
      await page.pass(1);
      expect(page.posted.length, `try ${at + 2}`).to.equal(at + 2);
    }
    expect(new Set(page.posted.flat().map(({ id }) => id)).size).to.equal(1);
    expect(kept()).to.deep.equal([]);
    expect(page.said).to.deep.equal([]);
  });

  for (const status of [408, 429, 500]) {
    it(`retries after ${status}`, async () => {
      begin();
      page.answers = [status];
      await trackMany(1);
      await page.pass(5 * SECOND);
      expect(kept().length).to.equal(1);
      await page.pass(SECOND);
      expect(page.posted.length).to.equal(2);
      expect(kept()).to.deep.equal([]);
    });
  }

  for (const status of [400, 403, 404, 413]) {
    it(`drops a batch that is rejected with ${status}, warns once, and continues`, async () => {
      begin();
      page.answers = [status];
      await trackMany(25);
      await page.pass(1);
      await page.pass(5 * SECOND);
      expect(page.posted.map(numbers)).to.deep.equal([range(0, 20), range(20, 25)]);
      expect(page.said.length).to.equal(1);
      expect(page.said[0]).to.contain('/count').and.contain(String(status));
    });
  }

  it('waits while offline, and posts as soon as the network is back', async () => {
    begin();
    page.isOnline = false;
    await trackMany(30);
    await page.pass(600 * SECOND);
    expect(page.posted).to.deep.equal([]);
    expect(kept().length).to.equal(30);
    page.isOnline = true;
    await page.tell('online');
    expect(page.posted.map(numbers)).to.deep.equal([range(0, 20)]);
  });

  it('gives up a request that stays without a response for two minutes, and posts its events again', async () => {
    begin();
    page.isSlow = true;
    await trackMany(20);
    await page.pass(1);
    page.isSlow = false;
    await page.pass(119 * SECOND);
    expect(page.posted.length).to.equal(1);
    await page.pass(SECOND);
    await page.pass(SECOND);
    expect(page.posted.map(numbers)).to.deep.equal([range(0, 20), range(0, 20)]);
    expect(page.posted[1]).to.deep.equal(page.posted[0]);
    expect(kept()).to.deep.equal([]);
  });

  it('ends a pause when the network is back', async () => {
    begin();
    page.answers = ['no answer', 'no answer', 'no answer', 'no answer'];
    await trackMany(1);
    for (const seconds of [5, 1, 2, 4]) await page.pass(seconds * SECOND);
    expect(page.posted.length).to.equal(4);
    await page.tell('online');
    expect(page.posted.length).to.equal(5);
  });

  it('drops an event that is too large for any batch, and sends the next', async () => {
    begin();
    track('brochure_ordered', { pages: 1, text: 'x'.repeat(70_000) } as { pages: number });
    await trackMany(1);
    await page.pass(5 * SECOND);
    await page.pass(5 * SECOND);
    expect(page.posted.map(numbers)).to.deep.equal([[0]]);
    expect(page.said.length).to.equal(1);
  });

  it('posts no batch of more than 64 KiB', async () => {
    begin();
    for (let form = 0; form < 4; form++) {
      track('brochure_ordered', { pages: form, text: 'ä'.repeat(14_000) } as { pages: number });
    }
    await page.pass(1);
    await page.pass(5 * SECOND);
    await page.pass(5 * SECOND);
    expect(page.posted.map((batch) => batch.length)).to.deep.equal([2, 2]);
  });
});

describe('the queue of the beacon', () => {
  endPages();

  it('outlives the page in the session storage, and is posted by the next page', async () => {
    begin();
    await trackMany(3);
    const ids = kept().map(({ id }) => id);
    expect(ids.length).to.equal(3);
    const { stored } = page;
    configureTracking({ beacon: undefined });
    page.end();
    begin({}, stored);
    await page.pass(5 * SECOND);
    expect(page.posted[0]?.map(({ id }) => id)).to.deep.equal(ids);
  });

  it('holds 500 events, drops the oldest, and counts the dropped ones', async () => {
    begin();
    page.isOnline = false;
    await trackMany(503);
    await page.pass(1);
    expect(numbers(kept())).to.deep.equal(range(3, 503));
    expect(kept()[0]?.dropped).to.equal(3);
    expect(kept()[1]).not.to.have.property('dropped');
    page.isOnline = true;
    await page.tell('online');
    expect(page.posted[0]?.[0]?.dropped).to.equal(3);
  });

  it('keeps events that are being sent', async () => {
    begin();
    page.isSlow = true;
    await trackMany(20);
    await page.pass(1);
    await trackMany(490, 20);
    await page.pass(1);
    expect(numbers(kept()).slice(0, 21)).to.deep.equal([...range(0, 20), 30]);
    expect(kept()[20]?.dropped).to.equal(10);
    await page.answer();
    await page.pass(1);
    expect(page.posted[1]?.[0]?.dropped).to.equal(10);
  });

  for (const [what, stored] of [
    ['junk', '{'],
    ['no list', '{"a":1}'],
  ]) {
    it(`starts empty if the storage contains ${what}`, async () => {
      begin({}, stored);
      await trackMany(1);
      await page.pass(5 * SECOND);
      expect(page.posted.map(numbers)).to.deep.equal([[0]]);
    });
  }

  it('works silently without storage', async () => {
    begin({ isStorageBlocked: true });
    await trackMany(1);
    await page.pass(5 * SECOND);
    expect(page.posted.length).to.equal(1);
    expect(page.said).to.deep.equal([]);
  });
});

describe('withdrawn consent', () => {
  endPages();

  it('empties the queue, also in storage, and stops sending', async () => {
    begin({ hasFetchLater: true });
    await trackMany(3);
    configureTracking({ consent: false });
    await page.pass(600 * SECOND);
    await page.tell('pagehide');
    expect([page.posted, page.beacons, page.whenGone]).to.deep.equal([[], [], []]);
    expect(page.stored).to.equal(undefined);
    configureTracking({ consent: true });
    await page.pass(5 * SECOND);
    expect(page.posted).to.deep.equal([]);
  });

  it('deletes events of the same task', async () => {
    begin();
    track('form_sent', { form: 1 });
    configureTracking({ consent: false });
    configureTracking({ consent: true });
    await page.pass(6 * SECOND);
    expect(page.posted).to.deep.equal([]);
  });

  it('aborts the current request without a retry', async () => {
    begin();
    page.isSlow = true;
    await trackMany(1);
    await page.pass(5 * SECOND);
    configureTracking({ consent: false });
    await page.answer();
    configureTracking({ consent: true });
    await page.pass(600 * SECOND);
    expect(page.posted.length).to.equal(1);
  });

  it('deletes events of an earlier page before anything is sent', async () => {
    page = new FakePage();
    page.stored = '[{"id":"a","event":"early","fields":{},"time":1}]';
    configureTracking({ consent: false, beacon: '/count' });
    expect(page.stored).to.equal(undefined);
    await page.pass(600 * SECOND);
    expect(page.posted).to.deep.equal([]);
  });
});

describe('a page that is left', () => {
  endPages();

  it('passes waiting events to sendBeacon, also those of the same task', async () => {
    begin();
    await trackMany(3);
    track('form_sent', { form: 3 });
    await page.tell('visibilitychange');
    expect(page.beacons.map(numbers)).to.deep.equal([range(0, 4)]);
    await page.tell('pagehide');
    expect(page.beacons.length).to.equal(1);
    expect(page.stored).to.equal(undefined);
  });

  it('sends at most 64 KiB, and leaves the rest to the next page', async () => {
    begin();
    for (let form = 0; form < 10; form++) {
      track('brochure_ordered', { pages: form, text: 'x'.repeat(10_000) } as { pages: number });
    }
    await page.pass(1);
    await page.tell('pagehide');
    expect(page.beacons.map((batch) => batch.length)).to.deep.equal([6]);
    expect(kept().map(({ fields }) => fields.pages)).to.deep.equal([6, 7, 8, 9]);
  });

  it('keeps all events while offline', async () => {
    begin();
    page.isOnline = false;
    await trackMany(3);
    await page.tell('pagehide');
    expect(page.beacons).to.deep.equal([]);
    expect(kept().length).to.equal(3);
  });

  it('keeps sent events while the server fails, because the response is unknown', async () => {
    begin();
    page.answers = [503];
    await trackMany(1);
    await page.pass(5 * SECOND);
    await page.tell('pagehide');
    expect(page.beacons.map(numbers)).to.deep.equal([[0]]);
    expect(kept()[0]?.id).to.equal(page.beacons[0]?.[0]?.id);
  });

  it('leaves the current request to the browser', async () => {
    begin();
    page.isSlow = true;
    await trackMany(20);
    await page.pass(1);
    await trackMany(2, 20);
    await page.tell('pagehide');
    expect(page.beacons.map(numbers)).to.deep.equal([[20, 21]]);
    expect(numbers(kept())).to.deep.equal(range(0, 20));
  });

  describe('in a browser with fetchLater', () => {
    it('keeps one prepared request with all waiting events', async () => {
      begin({ hasFetchLater: true });
      await trackMany(2);
      await page.pass(1);
      await trackMany(1, 2);
      await page.pass(1);
      expect(page.whenGone.map(numbers)).to.deep.equal([[0, 1, 2]]);
      await page.tell('pagehide');
      expect(page.beacons).to.deep.equal([]);
      expect(page.whenGone.map(numbers)).to.deep.equal([[0, 1, 2]]);
      expect(page.stored).to.equal(undefined);
    });

    it('cancels the prepared request of events that were posted meanwhile', async () => {
      begin({ hasFetchLater: true });
      await trackMany(2);
      await page.pass(5 * SECOND);
      expect(page.posted.map(numbers)).to.deep.equal([[0, 1]]);
      expect(page.whenGone).to.deep.equal([]);
    });

    it('continues in a page that was only hidden', async () => {
      begin({ hasFetchLater: true });
      await trackMany(2);
      await page.tell('visibilitychange');
      expect(page.whenGone.map(numbers)).to.deep.equal([[0, 1]]);
      expect(kept().length).to.equal(2);
      await page.pass(5 * SECOND);
      expect(page.posted.map(numbers)).to.deep.equal([[0, 1]]);
      expect(page.whenGone).to.deep.equal([]);
    });

    it('does not cancel a sent request when a page returns from the cache', async () => {
      begin({ hasFetchLater: true });
      await trackMany(2);
      await page.tell('pagehide');
      await trackMany(1, 2);
      await page.pass(1);
      expect(page.whenGone.map(numbers)).to.deep.equal([[0, 1], [2]]);
    });
  });
});
