import type { Example } from '../../../core/element/example';
import type { RegionMapSettings } from '../../settings-types';

/** Examples of `<nh-region-map>`. */
export const examples: readonly Example<RegionMapSettings>[] = [
  {
    title: 'Regions from settings',
    note: 'Each region is a link. The list below the map leads to the same pages.',
    settings: {
      title: 'Where we deliver',
      viewBox: '0 0 460 420',
      regions: [
        { path: 'M20 20h200v180h-200z', title: 'North', country: 'AT', link: '/north' },
        { path: 'M240 20h200v180h-200z', title: 'East', country: 'AT', link: '/east' },
        { path: 'M20 220h420v180h-420z', title: 'South', country: 'SI', link: '/south' },
      ],
    },
  },
  {
    title: 'A printed map with a choice of regions',
    note: 'The server prints the SVG. Two lists choose the country and the region.',
    html: `<nh-region-map settings='{ "selector": "always", "title": "Workshops" }'>
  <svg viewBox="0 0 460 220"><g data-country="AT">
    <path title="Tirol" data-link="/tirol" d="M20 20h200v180h-200z"></path>
    <path title="Salzburg" data-link="/salzburg" d="M240 20h200v180h-200z"></path>
  </g></svg>
</nh-region-map>`,
  },
];
