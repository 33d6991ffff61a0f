// Registers a block for each element. Its panel comes from the declarations of the element's settings, and its preview is
// the element itself.
(({ blocks, element, blockEditor, data }) => {
  const { createElement: el, Fragment } = element;
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor;
  const { nhElements, nhElementsControls: panels } = window;

  /** Attributes are texts; those of a toggle are there or not. */
  const printed = (attributes) =>
    Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== false));

  /** Whether an element would be empty: neither the setting nor the attribute of its hint gives it content. */
  const isWithoutContent = (hint, settings, attributes) =>
    hint && !settings[hint.setting]?.length && !attributes[hint.attribute];

  /**
   * The blocks inside an element. The element itself is left out while it has some: its code would change the nodes
   * that the editor edits.
   */
  function Content({ clientId, preview }) {
    const count = data.useSelect(
      (select) => select('core/block-editor').getBlockCount(clientId),
      [clientId],
    );
    return el(Fragment, null, count === 0 && preview, el(InnerBlocks));
  }

  for (const block of nhElements.blocks) {
    const { name, tag, takesContent } = block;
    blocks.registerBlockType(name, {
      edit({ clientId, attributes: { settings = {}, attributes = {} }, setAttributes }) {
        const tagProps = printed(attributes);
        const preview = isWithoutContent(block.hint, settings, attributes)
          ? el('p', null, block.hint.text)
          : el(tag, { ...tagProps, settings: JSON.stringify(settings) });
        const change = (next) => setAttributes({ settings: next });
        const changeAttributes = (next) => setAttributes({ attributes: next });
        return el(
          'div',
          useBlockProps(),
          el(InspectorControls, null, panels(block.settings, settings, change, nhElements)),
          el(
            InspectorControls,
            { group: 'advanced' },
            panels(block.attributes, attributes, changeAttributes, nhElements),
          ),
          takesContent ? el(Content, { clientId, preview }) : preview,
        );
      },
      save: () => (takesContent ? el(InnerBlocks.Content) : null),
    });
  }
})(window.wp);
