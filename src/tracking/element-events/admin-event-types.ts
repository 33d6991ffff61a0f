// As texts: visitors' pages with a sink load them too.
const names = {
  kit: 'page-view export-start import-start import-status upload-file action cloud-upgrade library-apply library-delete',
  library: 'connect connected quota',
  template:
    'page-view save-exposure save-start saved transfer deleted import rename insert bulk folder-create apply-settings upgrade undo',
};

/** The types of the events of the admin tools, for pages that fetch what they mean when the first is heard. */
export const adminEventTypes: readonly string[] = Object.entries(names).flatMap(([tool, list]) =>
  list.split(' ').map((name) => `nh-${tool}-${name}`),
);
