import { defineMessages } from '../../../core/config';

/** The element's own texts; the site's configuration may override them. */
export const message = defineMessages({
  'region.map': 'Map',
  'region.list': 'Regions of the map',
  'region.unlinked': 'Without a link: {regions}',
  'region.region': 'Region',
  'region.selector': 'Region selector',
  'region.choose': 'Choose a region',
  'region.chosen': 'Region details appear here.',
  'region.horizontal': 'Horizontal',
  'region.vertical': 'Vertical',
  'region.move': 'Move the panel up or down',
});
