import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** The keys of the site's configuration that forms read. */
export const configKeys = defineSettings({
  formNamespace: {
    kind: 'text',
    label: 'Form namespace',
    group: 'addresses',
    default: 'contact-form-7',
    doc: 'REST namespace of the form plugin, without the version.',
  },
  formPrefix: {
    kind: 'text',
    label: 'Form prefix',
    group: 'names',
    default: 'wpcf7',
    doc: 'Prefix of the form plugin’s classes, hidden inputs and events.',
  },
  cached: {
    kind: 'toggle',
    label: 'Cached page',
    group: 'page',
    default: false,
    doc: 'The page comes from a cache: forms fetch new captchas and quizzes at load.',
  },
  blocked: {
    kind: 'toggle',
    label: 'Block submissions',
    group: 'page',
    default: false,
    doc: 'Forms cannot be sent; visitors see a message instead.',
  },
});

/** The site's configuration for forms. */
export const formsConfig = declareConfig(configKeys);
