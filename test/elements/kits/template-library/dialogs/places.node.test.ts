import assert from 'node:assert/strict';
import { dialogPlaces } from '../../../../../src/elements/kits/template-library/dialogs/places';
import { secondaryLocations } from '../../../../../src/tracking/catalogue/words';

describe('the places of the dialogs', () => {
  it('are fifteen of the catalogue’s, by its names', () => {
    const { templateLibrary } = secondaryLocations;
    assert.equal(Object.keys(dialogPlaces).length, 15);
    for (const [name, place] of Object.entries(dialogPlaces)) {
      assert.equal(templateLibrary[name as keyof typeof dialogPlaces], place);
    }
  });
});
