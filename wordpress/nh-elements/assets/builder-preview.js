// Runs in the page builder's preview. The builder replaces an element when one of its controls is changed. The open items
// of accordions and tabs are then opened again.
(() => {
  const openers = '[aria-expanded], [aria-selected]';
  /** Whether each opener of a widget was open, by the widget's node. */
  const remembered = new WeakMap();

  const isOpen = (node) =>
    node.getAttribute('aria-expanded') === 'true' || node.getAttribute('aria-selected') === 'true';

  const isOurs = (node) => node.localName?.startsWith('nh-');

  const states = (element) => [...element.querySelectorAll(openers)].map(isOpen);

  new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes } of records) {
      const widget = target.closest?.('[data-element_type="widget"]');
      if (!widget) continue;
      const removed = [...removedNodes].flatMap(elementsIn).find((node) => states(node).length > 0);
      if (removed) remembered.set(widget, states(removed));
      const added = [...addedNodes].flatMap(elementsIn)[0];
      if (added && remembered.has(widget)) reopen(added, remembered.get(widget));
    }
  }).observe(document, { childList: true, subtree: true });

  function elementsIn(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    return isOurs(node) ? [node] : [...node.querySelectorAll('*')].filter(isOurs);
  }

  /** Opens and closes the items that differ, once the new element is drawn. */
  function reopen(element, wanted) {
    const observer = new MutationObserver(() => {
      const nodes = [...element.querySelectorAll(openers)];
      if (nodes.length < wanted.length) return;
      observer.disconnect();
      // A tab that is selected closes the others by itself.
      const toOpen = nodes.filter((node, index) => wanted[index] && !isOpen(node));
      const toClose = nodes.filter((node, index) => wanted[index] === false && isOpen(node));
      for (const node of toOpen) node.click();
      for (const node of toClose) {
        if (node.hasAttribute('aria-expanded') && isOpen(node)) node.click();
      }
    });
    observer.observe(element, { childList: true, subtree: true });
  }
})();
