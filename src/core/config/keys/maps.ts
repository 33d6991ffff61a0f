import { defineSettings } from '../../settings';

/** What maps ask of the site. */
export const mapsKeys = defineSettings({
  ajaxUrl: {
    kind: 'text',
    default: '/wp-admin/admin-ajax.php',
    doc: 'Where the region editor sends its calls.',
  },
  nonce: {
    kind: 'text',
    doc: 'A form field of admin calls only; never sent with public calls, which an expired one on a cached page would turn away.',
  },
});
