import { expect } from '@open-wc/testing';
import {
  addTrackingSink,
  configureTracking,
  type EventMap,
  type TrackedEvent,
  trackEvents,
} from '../../src/tracking';
import { catalogue, kitEventMap } from '../../src/tracking/catalogue';

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

/** Resolves when what was tracked before has been handed over. */
async function handedOver(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done));
}

function tell(type: string, detail: unknown, from: EventTarget = document.body): void {
  from.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

const told = () => seen.map(({ event, fields }) => [event, fields]);

describe('a map of elements’ events', () => {
  it('tracks what bubbles to the document, out of shadow roots too', async () => {
    stops.push(trackEvents(map));
    const host = document.body.appendChild(document.createElement('div'));
    const inner = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('b'));
    tell('x-ordered', { pages: 3 }, inner);
    tell('x-ordered', { pages: 0 }, inner);
    host.remove();
    await handedOver();
    expect(told()).to.deep.equal([['brochure_ordered', { pages: 3 }]]);
  });

  it('tracks nothing more once it is stopped', async () => {
    trackEvents(map)();
    tell('x-ordered', { pages: 3 });
    await handedOver();
    expect(seen).to.deep.equal([]);
  });

  it('may be heard in a part of the page', async () => {
    const part = document.body.appendChild(document.createElement('div'));
    stops.push(trackEvents(map, part));
    tell('x-ordered', { pages: 1 });
    tell('x-ordered', { pages: 2 }, part);
    part.remove();
    await handedOver();
    expect(told()).to.deep.equal([['brochure_ordered', { pages: 2 }]]);
  });

  it('lets no event that it cannot read disturb the page', async () => {
    stops.push(trackEvents(map));
    const { error } = console;
    const lines: unknown[] = [];
    console.error = (line: unknown) => lines.push(line);
    tell('x-ordered', null);
    console.error = error;
    await handedOver();
    expect(seen).to.deep.equal([]);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('x-ordered');
  });

  it('of the kit tools sends what the catalogue wants', async () => {
    stops.push(trackEvents(kitEventMap));
    tell('nh-kit-upload-file', { status: 'Success' });
    await handedOver();
    expect(told()).to.deep.equal([
      ['kit_import_upload_file', { trigger: 'Click', kit_import_upload_file_status: 'Success' }],
    ]);
  });
});
