import { wording } from '../../../core/config';

/** The sentences that this element itself shows; the site's configuration may word them anew. */
export const message = wording({
  'region.map': 'Map',
  'region.list': 'Regions of the map',
  'region.region': 'Region',
  'region.selector': 'Region selector',
  'region.horizontal': 'Horizontal',
  'region.vertical': 'Vertical',
  'region.move': 'Move the panel up or down',
});
