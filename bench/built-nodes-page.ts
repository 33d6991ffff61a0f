/** Runs in the page of `bench/built.ts`: the cost of a node without settings. */
import { Adopter } from '../src/builder/adoption/adopter';
import { registry } from '../src/registry';

const COUNT = 10_000;

/** Microseconds for one of ten thousand nodes; most nodes of a page are of this kind. */
async function microsecondsForNode(): Promise<number> {
  const root = document.createElement('div');
  for (let count = 0; count < COUNT; count++) {
    const node = document.createElement('div');
    node.className = 'elementor-element elementor-widget elementor-widget-heading';
    node.dataset.element_type = 'widget';
    node.dataset.widget_type = 'heading.default';
    node.dataset.settings = '{"content_width":"full","gap":{"size":20,"unit":"px"}}';
    root.append(node);
  }
  const adopter = new Adopter(
    {
      registry,
      config: {},
      fetchElement: async () => true,
      fetchWhen: () => {},
      isOn: () => false,
    },
    {
      builder: 'elementor',
      fields: {},
      isEdited: false,
      isStatic: false,
      snaps: false,
      features: [],
      areFlagsUnknown: false,
    },
  );
  const now = performance.now.bind(performance);
  // With a clock that stands still the adopter never yields, so that the whole run is measured.
  performance.now = () => 0;
  const begin = now();
  void adopter.adopt({ root });
  const end = now();
  performance.now = now;
  return ((end - begin) / COUNT) * 1000;
}

Object.assign(window, { microsecondsForNode });
