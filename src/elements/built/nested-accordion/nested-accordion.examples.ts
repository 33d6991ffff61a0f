import type { Example } from '../../../core/element/example';
import type { NestedAccordionSettings } from '../../settings-types';

/** Examples of `<nh-nested-accordion>`. */
export const examples: readonly Example<NestedAccordionSettings>[] = [
  {
    title: 'Several items open at once',
    note: 'All items are closed when the page loads. Opening one leaves the others as they are.',
    settings: {
      default_state: 'all_collapsed',
      max_items_expended: 'multiple',
      items: [
        { title: 'Bindings', content: 'Cloth, leather and paper.' },
        { title: 'Boxes', content: 'Slipcases and clamshell boxes.' },
      ],
    },
  },
  {
    title: 'Printed details',
    note: 'The server prints `<details>`, which work without scripts. The element adds the animation and closes the other item.',
    html: `<nh-nested-accordion>
  <div class="e-n-accordion">
    <details class="e-n-accordion-item" open>
      <summary class="e-n-accordion-item-title">Do you teach?</summary>
      <p>On Saturdays.</p>
    </details>
    <details class="e-n-accordion-item">
      <summary class="e-n-accordion-item-title">Do you ship?</summary>
      <p>Within Europe.</p>
    </details>
  </div>
</nh-nested-accordion>`,
  },
];
