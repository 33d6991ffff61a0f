import type { Template } from '../../../api/libraries/template';
import type { Example } from '../../../core/element/example';
import type { TemplateLibrarySettings } from '../../settings-types';

const header: Template = {
  id: '1',
  title: 'Main header',
  type: 'header',
  author: 'ida',
  created: Date.UTC(2026, 4, 1),
  edited: Date.UTC(2026, 4, 2),
  bytes: 1200,
  folder: null,
  thumbnail: null,
};

const needs = {
  responses: {
    '/wp-json/nh/v1/library': { account: null },
    '/wp-json/nh/v1/templates?sort=date&order=desc&offset=0&limit=50': {
      items: [header, { ...header, id: '2', title: 'Course page', type: 'page' }],
      total: 2,
      next: null,
    },
    '/wp-json/nh/v1/templates/filters': { types: ['header', 'page'], authors: ['Ada'] },
  },
};

/** Examples of `<nh-template-library>`. */
export const examples: readonly Example<TemplateLibrarySettings>[] = [
  {
    title: 'The templates of a site',
    note: 'Lists the templates of the site, with search, order, import and export.',
    needs,
    settings: { draftsId: 'user-7' },
  },
  {
    title: 'As tiles',
    note: 'Shows a preview of each template. A deletion can be undone for five seconds.',
    needs,
    settings: { view: 'tiles', undoTime: 5 },
  },
];
