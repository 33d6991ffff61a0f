import { defineSettings } from '../../../core/settings';

/** Settings of an audio widget, named as in the CMS. The builder prints none of them. */
export const settings = defineSettings({
  title: {
    kind: 'text',
    label: 'Title',
    group: 'content',
    default: '',
    doc: 'Title of the recording.',
  },
  url: { kind: 'url', label: 'Audio file', group: 'content', doc: 'Address of the audio file.' },
  preload: {
    kind: 'choice',
    label: 'Preload',
    group: 'behaviour',
    options: { none: 'None', metadata: 'Metadata', auto: 'Auto' },
    default: 'none',
    doc: 'Data that the browser fetches before playback starts: nothing, metadata only, or the whole file.',
  },
  loop: {
    kind: 'toggle',
    label: 'Loop',
    group: 'behaviour',
    default: false,
    doc: 'Restarts the recording when it ends.',
  },
});
