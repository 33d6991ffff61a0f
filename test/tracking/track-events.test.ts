import { expect } from '@open-wc/testing';
import {
  addTrackingSink,
  configureTracking,
  type EventMap,
  type TrackedEvent,
  trackEvents,
} from '../../src/tracking';
import { catalogue, kitEventMap } from '../../src/tracking/catalogue';
import { consoleDuringSync } from '../page-objects/captured-console';

interface Heard {
  readonly 'x-ordered': CustomEvent<{ readonly pages: number }>;
}

const map: EventMap<Heard> = {
  'x-ordered': ({ detail: { pages } }) => (pages > 0 ? ['brochure_ordered', { pages }] : undefined),
};

let seen: TrackedEvent[];
let stops: (() => void)[];

beforeEach(() => {
  seen = [];
  stops = [addTrackingSink((event) => seen.push(event))];
  configureTracking({ consent: true, catalogue });
});

afterEach(() => {
  for (const stop of stops) stop();
  configureTracking({ consent: false, catalogue: undefined });
});

/** Resolves when all events tracked so far have been passed to the sinks. */
async function handedOver(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done));
}

function tell(type: string, detail: unknown, from: EventTarget = document.body): void {
  from.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

const told = () => seen.map(({ event, fields }) => [event, fields]);

describe('a map of elements’ events', () => {
  it('tracks events that bubble to the document, also from shadow roots', async () => {
    stops.push(trackEvents(map));
    const host = document.body.appendChild(document.createElement('div'));
    const inner = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('b'));
    tell('x-ordered', { pages: 3 }, inner);
    tell('x-ordered', { pages: 0 }, inner);
    host.remove();
    await handedOver();
    expect(told()).to.deep.equal([['brochure_ordered', { pages: 3 }]]);
  });

  it('tracks nothing after it is stopped', async () => {
    trackEvents(map)();
    tell('x-ordered', { pages: 3 });
    await handedOver();
    expect(seen).to.deep.equal([]);
  });

  it('may listen in a part of the page', async () => {
    const part = document.body.appendChild(document.createElement('div'));
    stops.push(trackEvents(map, part));
    tell('x-ordered', { pages: 1 });
    tell('x-ordered', { pages: 2 }, part);
    part.remove();
    await handedOver();
    expect(told()).to.deep.equal([['brochure_ordered', { pages: 2 }]]);
  });

  it('logs an unreadable event without an error in the page', async () => {
    stops.push(trackEvents(map));
    const errors = consoleDuringSync('error', () => tell('x-ordered', null));
    await handedOver();
    expect(seen).to.deep.equal([]);
    expect(errors.length).to.equal(1);
    expect(errors[0]?.[0]).to.contain('x-ordered');
  });

  it('of the kit tools sends the catalogue’s fields', async () => {
    stops.push(trackEvents(kitEventMap));
    tell('nh-kit-upload-file', { status: 'Success' });
    await handedOver();
    expect(told()).to.deep.equal([
      ['kit_import_upload_file', { trigger: 'Click', kit_import_upload_file_status: 'Success' }],
    ]);
  });
});
