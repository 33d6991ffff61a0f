import { defineField } from '../../../core/settings';

/** What the settings of animations have in common: the class of one, for each device. */
export const animationField = defineField({
  kind: 'text',
  group: 'motion',
  responsive: true,
  examples: ['fadeInUp', 'none'],
});

/** How long an animation waits. */
export const delayField = defineField({
  kind: 'number',
  label: 'Delay',
  group: 'motion',
  min: 0,
  unit: 'ms',
  doc: 'How long the button waits before it enters.',
});
