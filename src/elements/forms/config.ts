import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** What forms ask of the site. */
export const configKeys = defineSettings({
  formNamespace: {
    kind: 'text',
    label: 'Namespace of forms',
    group: 'addresses',
    default: 'contact-form-7',
    doc: 'The form plugin’s REST namespace, without its version.',
  },
  formPrefix: {
    kind: 'text',
    label: 'Prefix of forms',
    group: 'names',
    default: 'wpcf7',
    doc: 'How the form plugin’s classes, hidden inputs and events begin.',
  },
  cached: {
    kind: 'toggle',
    label: 'Cached page',
    group: 'page',
    default: false,
    doc: 'The page comes from a cache: forms renew what is theirs alone.',
  },
  blocked: {
    kind: 'toggle',
    label: 'Blocked forms',
    group: 'page',
    default: false,
    doc: 'Submissions are blocked.',
  },
});

/** The site's configuration, as forms read it. */
export const formsConfig = declareConfig(configKeys);
