import type { Example } from '../../../core/element/example';
import type { KitImportSettings } from '../../settings-types';
import { exampleContents } from '../kits.examples';

const needs = {
  responses: {
    '/wp-json/nh/v1/kits/contents': exampleContents,
    '/wp-json/nh/v1/kits/imports/current': null,
  },
};

/** Examples of `<nh-kit-import>`. */
export const examples: readonly Example<KitImportSettings>[] = [
  {
    title: 'Import from a file',
    note: 'An administrator chooses a zip file, resolves conflicts, and can undo the import.',
    needs,
    settings: {},
  },
  {
    title: 'Import from an address',
    note: 'Kits may also be fetched from one other site.',
    needs,
    settings: { origins: ['https://kits.example.org'] },
  },
];
