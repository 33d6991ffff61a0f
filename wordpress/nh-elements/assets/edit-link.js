// Adds the link to our editor to the settings of a post in the block editor.
(({ plugins, editor, editPost, element, components, data }) => {
  const { createElement: el } = element;
  const { title, address } = window.nhElementsEditLink;
  // WordPress 6.6 has moved it.
  const PluginPostStatusInfo = editor?.PluginPostStatusInfo ?? editPost.PluginPostStatusInfo;

  function EditLink() {
    const isDirty = data.useSelect((select) => select('core/editor').isEditedPostDirty(), []);
    return el(
      PluginPostStatusInfo,
      null,
      // Unsaved changes of the block editor would be a conflict.
      el(components.Button, { variant: 'secondary', href: address, disabled: isDirty }, title),
    );
  }

  plugins.registerPlugin('nh-elements-edit-link', { render: EditLink });
})(window.wp);
