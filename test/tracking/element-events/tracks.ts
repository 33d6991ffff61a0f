import { expect } from 'chai';
import { catalogue } from '../../../src/tracking/catalogue';
import type { TrackedFields } from '../../../src/tracking/tracked-event';
import { consoleLines } from '../console-lines';

/** An event by type and detail, with the name and all fields that are tracked for it. */
export type Heard = readonly [type: string, detail: object, event: string, fields: TrackedFields];

/** Declares a test for each row, and one that finds map entries without a row. */
export function itTracksAll(map: object, heard: readonly Heard[]): void {
  for (const [type, detail, event, fields] of heard) {
    it(`tracks ${type} ${JSON.stringify(detail)} as ${event}, with the catalogue’s fields`, () => {
      const lines = consoleLines(() => {
        const [name, given = {}] = mapped(map, type, detail);
        expect(name).to.equal(event);
        expect(catalogue(name, given)).to.deep.equal(fields);
      });
      expect(lines).to.deep.equal([]);
    });
  }

  it('has no entry without a test here', () => {
    expect(new Set(heard.map(([type]) => type))).to.have.all.keys(...Object.keys(map));
  });
}

/** Calls the map as `trackEvent` does. */
function mapped(
  map: object,
  type: string,
  detail: object,
): readonly [name: string, fields?: TrackedFields] {
  const entry = Reflect.get(map, type) as (event: object) => [string, TrackedFields?];
  // Like an event that a page has handled.
  return entry({ detail, defaultPrevented: true });
}
