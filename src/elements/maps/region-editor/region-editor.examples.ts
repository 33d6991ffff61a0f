import type { Example } from '../../../core/element/example';
import type { RegionEditorSettings } from '../../settings-types';

/** Examples of `<nh-region-editor>`. */
export const examples: readonly Example<RegionEditorSettings>[] = [
  {
    title: 'Titles and links of regions',
    note: 'An editor chooses a region and saves its title, its link and the place of its label.',
    settings: {
      viewBox: '0 0 460 420',
      regions: [
        { path: 'M20 20h200v180h-200z', title: 'North', country: 'AT', link: '/north' },
        { path: 'M240 20h200v180h-200z', title: 'East', country: 'AT', link: '/east' },
        { path: 'M20 220h420v180h-420z', title: 'South', country: 'SI', link: '/south' },
      ],
    },
  },
  {
    title: 'Names of countries',
    note: 'The list of regions is grouped by country, with names from the settings.',
    settings: {
      viewBox: '0 0 460 420',
      countries: { AT: 'Austria', SI: 'Slovenia' },
      regions: [
        { path: 'M20 20h200v180h-200z', title: 'North', country: 'AT', link: '/north' },
        { path: 'M240 20h200v180h-200z', title: 'East', country: 'AT', link: '/east' },
        { path: 'M20 220h420v180h-420z', title: 'South', country: 'SI', link: '/south' },
      ],
    },
  },
];
