import type { Example } from '../../../core/element/example';
import type { TemplatePreviewSettings } from '../../settings-types';

/** Examples of `<nh-template-preview>`. */
export const examples: readonly Example<TemplatePreviewSettings>[] = [
  {
    title: 'Open to one origin',
    note: 'A page of `https://templates.example` that frames this page may change its logo, palette and fonts.',
    settings: { previewOrigins: ['https://templates.example'] },
  },
  {
    title: 'Fonts from the own site',
    note: 'Fonts are requested from a service of the site, so no other host is asked.',
    settings: { previewOrigins: ['https://templates.example'], fontService: '/fonts/css2' },
  },
];
