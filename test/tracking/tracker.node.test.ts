import { expect } from 'chai';
import {
  addTrackingSink,
  configureTracking,
  type TrackedEvent,
  type TrackingSink,
  track,
} from '../../src/tracking';
import { catalogue } from '../../src/tracking/catalogue';
import { FakePage } from './fake-page';

let page: FakePage;
let seen: TrackedEvent[];
const removals: (() => void)[] = [];

/** Gives each test of a `describe` its own page. */
function usePages(): void {
  beforeEach(() => {
    page = new FakePage();
    seen = [];
  });

  afterEach(() => {
    for (const remove of removals.splice(0)) remove();
    configureTracking({ consent: undefined, dataLayer: undefined, catalogue: undefined });
    page.end();
  });
}

function name(sink: TrackingSink = (event) => seen.push(event)): void {
  removals.push(addTrackingSink(sink));
}

const forms = () => seen.map(({ fields }) => fields.form);

describe('tracking', () => {
  usePages();

  it('stores nothing before a sink is named and consent is given', async () => {
    track('form_sent', { form: 1 });
    configureTracking({ consent: true });
    track('form_sent', { form: 2 });
    configureTracking({ consent: undefined });
    name();
    track('form_sent', { form: 3 });
    configureTracking({ consent: true });
    track('form_sent', { form: 4 });
    await page.pass(10);
    expect(forms()).to.deep.equal([4]);
  });

  for (const consent of [undefined, false, 'yes', 1]) {
    it(`accepts no other consent than true: ${consent}`, async () => {
      name();
      configureTracking({ consent: consent as boolean });
      track('form_sent');
      await page.pass(10);
      expect(seen).to.deep.equal([]);
    });
  }

  it('passes an event with its time to a sink, a task later', async () => {
    name();
    configureTracking({ consent: true });
    track('form_sent', { form: 7 });
    expect(seen).to.deep.equal([]);
    await page.pass(1);
    const [{ id, ...event } = {} as TrackedEvent] = seen;
    expect(event).to.deep.equal({ event: 'form_sent', fields: { form: 7 }, time: 1_000_000 });
    expect(id).to.match(/^[\w.]{12,}$/);
  });

  it('gives each event its own id, the same for all sinks', async () => {
    const ids: string[] = [];
    name();
    name(({ id }) => ids.push(id));
    configureTracking({ consent: true });
    for (let form = 0; form < 1000; form++) track('form_sent', { form });
    await page.pass(1);
    while (seen.length < 1000) await page.pass(1);
    expect(new Set(ids).size).to.equal(1000);
    expect(seen.map(({ id }) => id)).to.deep.equal(ids);
  });

  it('passes no events to a removed sink', async () => {
    name();
    configureTracking({ consent: true });
    track('form_sent', { form: 1 });
    await page.pass(1);
    for (const remove of removals.splice(0)) remove();
    track('form_sent', { form: 2 });
    await page.pass(1);
    expect(forms()).to.deep.equal([1]);
  });

  it('deletes waiting events when consent is withdrawn', async () => {
    name();
    configureTracking({ consent: true });
    track('form_sent', { form: 1 });
    configureTracking({ consent: false });
    await page.pass(10);
    configureTracking({ consent: true });
    await page.pass(10);
    expect(seen).to.deep.equal([]);
  });

  it('calls no further sink when one withdraws the consent', async () => {
    name(() => configureTracking({ consent: false }));
    name();
    configureTracking({ consent: true });
    track('form_sent', { form: 1 });
    track('form_sent', { form: 2 });
    await page.pass(10);
    expect(seen).to.deep.equal([]);
  });

  it('continues with the other sinks when one throws', async () => {
    name(() => {
      throw new Error('full');
    });
    name();
    configureTracking({ consent: true });
    track('form_sent', { form: 1 });
    await page.pass(1);
    expect(forms()).to.deep.equal([1]);
    expect(page.said.length).to.equal(1);
    expect(page.said[0]).to.contain('form_sent');
  });

  it('allows a sink to track', async () => {
    name(({ fields }) => Number(fields.form) < 3 && track('form_sent', { form: 3 }));
    name();
    configureTracking({ consent: true });
    track('form_sent', { form: 1 });
    await page.tell('pagehide');
    await page.pass(10);
    expect(forms()).to.deep.equal([1, 3]);
  });

  it('never throws, and logs the event that could not be tracked', async () => {
    name();
    configureTracking({ consent: true });
    const fields = {
      get form(): number {
        throw new Error('no');
      },
    };
    track('form_sent', fields);
    track('form_sent', null as never);
    await page.pass(1);
    expect(page.said.length).to.equal(1);
    expect(seen.map((event) => event.fields)).to.deep.equal([{}]);
  });

  it('passes waiting events to the sinks when the page is hidden', async () => {
    name();
    configureTracking({ consent: true });
    track('form_sent', { form: 1 });
    await page.tell('visibilitychange');
    expect(forms()).to.deep.equal([1]);
  });

  it('completes the catalogue’s events if the catalogue is set', async () => {
    name();
    configureTracking({ consent: true, catalogue });
    track('kit_cloud_library_delete');
    track('form_sent', { form: 1 });
    await page.pass(1);
    expect(seen.map(({ fields }) => fields)).to.deep.equal([{ trigger: 'Click' }, { form: 1 }]);
  });
});

describe('the data layer', () => {
  usePages();

  const layer = (name: string) => Reflect.get(globalThis, name);

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'dataLayer');
    Reflect.deleteProperty(globalThis, 'ourLayer');
  });

  it('gets each event with its fields beside its name', async () => {
    Object.assign(globalThis, { dataLayer: ['before'] });
    configureTracking({ consent: true, dataLayer: true });
    track('form_sent', { form: 7 });
    await page.pass(1);
    expect(layer('dataLayer')).to.deep.equal(['before', { event: 'form_sent', form: 7 }]);
  });

  it('may have another name, and is created if missing', async () => {
    configureTracking({ consent: true, dataLayer: 'ourLayer' });
    track('form_sent', { form: 7 });
    await page.pass(1);
    expect(layer('ourLayer')).to.deep.equal([{ event: 'form_sent', form: 7 }]);
    expect(layer('dataLayer')).to.equal(undefined);
  });

  it('is not changed without consent, nor after it is removed', async () => {
    configureTracking({ dataLayer: true });
    track('form_sent');
    configureTracking({ consent: true });
    configureTracking({ dataLayer: undefined });
    track('form_sent');
    await page.pass(1);
    expect(layer('dataLayer')).to.equal(undefined);
  });
});
