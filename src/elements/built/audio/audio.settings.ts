import { defineSettings } from '../../../core/settings';

/** The settings of an audio widget, by the CMS's names; the builder prints none of them. */
export const settings = defineSettings({
  title: {
    kind: 'text',
    label: 'Title',
    group: 'content',
    default: '',
    doc: 'What the recording is called.',
  },
  url: { kind: 'url', label: 'File', group: 'content', doc: 'The recording.' },
  preload: {
    kind: 'choice',
    label: 'Preload',
    group: 'behaviour',
    options: { none: 'None', metadata: 'Metadata', auto: 'All' },
    default: 'none',
    doc: 'What the browser fetches before it is played.',
  },
  loop: {
    kind: 'toggle',
    label: 'Loop',
    group: 'behaviour',
    default: false,
    doc: 'Whether it begins anew at its end.',
  },
});
