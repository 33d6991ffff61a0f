import { defineSettings } from '../../settings';

/** What forms ask of the site. */
export const formKeys = defineSettings({
  formNamespace: {
    kind: 'text',
    default: 'contact-form-7',
    doc: 'The form plugin’s REST namespace, without its version.',
  },
  formPrefix: {
    kind: 'text',
    default: 'wpcf7',
    doc: 'How the form plugin’s classes, hidden inputs and events begin.',
  },
  cached: {
    kind: 'toggle',
    default: false,
    doc: 'The page comes from a cache: forms renew what is theirs alone.',
  },
  blocked: { kind: 'toggle', default: false, doc: 'Submissions are blocked.' },
});
