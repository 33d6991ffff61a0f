import { expect } from 'chai';
import { catalogue } from '../../../src/tracking/catalogue';
import type { TrackedFields } from '../../../src/tracking/tracked-event';
import { consoleLines } from '../console-lines';

/** What is heard, as type and detail, and what is tracked of it: the name and all that goes out. */
export type Heard = readonly [type: string, detail: object, event: string, fields: TrackedFields];

/** One test for each row, and one that tells what a map has beyond them. */
export function itTracksAll(map: object, heard: readonly Heard[]): void {
  for (const [type, detail, event, fields] of heard) {
    it(`tracks ${type} ${JSON.stringify(detail)} as ${event}, as the catalogue has it`, () => {
      const lines = consoleLines(() => {
        const [name, given = {}] = mapped(map, type, detail);
        expect(name).to.equal(event);
        expect(catalogue(name, given)).to.deep.equal(fields);
      });
      expect(lines).to.deep.equal([]);
    });
  }

  it('maps nothing that is not tested here', () => {
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
  // As of an event that a page has taken.
  return entry({ detail, defaultPrevented: true });
}
