import { expect } from 'chai';
import { kitEventMap, templateEventMap } from '../../../src/tracking/catalogue';
import { adminEventTypes } from '../../../src/tracking/element-events/admin-event-types';

describe('the types of the admin tools’ events', () => {
  it('are those of the maps, all of them and no other', () => {
    const mapped = [...Object.keys(kitEventMap), ...Object.keys(templateEventMap)];
    expect([...adminEventTypes].sort()).to.deep.equal(mapped.sort());
  });
});
