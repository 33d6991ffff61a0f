import { defineField } from '../../../core/settings';

/** The shared part of animation settings: the class of an animation, per device. */
export const animationField = defineField({
  kind: 'text',
  group: 'motion',
  responsive: true,
  examples: ['fadeInUp', 'none'],
});

/** Delay of an entrance animation. */
export const delayField = defineField({
  kind: 'number',
  label: 'Button Animation Delay',
  group: 'motion',
  min: 0,
  unit: 'ms',
  doc: 'Delay in milliseconds before the button enters.',
});
