import { html } from 'hono/html';
import { type BuiltWidget, numberOf } from '../markup';

/**
 * A progress bar, printed empty with its value in an attribute
 * (docs/compatibility/page-builder-markup.md#simple-widgets).
 */
export const progressWidget: BuiltWidget = {
  type: 'progress.default',
  tag: 'nh-progress',
  title: 'Progress',
  styles: '/assets/built/progress.css',
  drawn: {
    title: 'Places taken on the next course',
    percent: { size: 50, unit: '%' },
    inner_text: 'three of six',
    progress_type: 'success',
  },
  content: () => {
    const id = `elementor-progress-bar-${numberOf('progress')}`;
    return html`<span class="elementor-title" id="${id}">The new press</span>
<div class="elementor-progress-wrapper progress-info" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="72" aria-valuetext="72% (paid for)" aria-labelledby="${id}">
<div class="elementor-progress-bar" data-max="72">
<span class="elementor-progress-text">paid for</span>
<span class="elementor-progress-percentage">72%</span>
</div>
</div>`;
  },
};
