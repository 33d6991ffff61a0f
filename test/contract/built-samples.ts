import type { Sample } from './samples';

const items = [
  { title: 'How long does it take?', content: 'A week.\n\nA spine takes three.' },
  { title: 'Do you teach?', content: 'On Saturdays.' },
];

const disclosure = (name: string): Sample => ({
  settings: { items, title_html_tag: 'h3' },
  enhance: `<div class="elementor-${name}"><div class="elementor-${name}-item">
    <h3 id="t1" class="elementor-tab-title" data-tab="1" role="button" aria-controls="c1" aria-expanded="false">
    <a class="elementor-${name}-title" tabindex="0">Question</a></h3>
    <div id="c1" class="elementor-tab-content" data-tab="1" role="region" aria-labelledby="t1">Answer</div></div></div>`,
});

/** The samples of what brings built pages alive, by tag. */
export const builtSamples: Readonly<Record<string, Sample>> = {
  'nh-accordion': disclosure('accordion'),
  'nh-toggle': disclosure('toggle'),
};
