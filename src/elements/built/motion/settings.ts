import { defineSettings } from '../../../core/settings';

const entrance = {
  kind: 'text',
  label: 'Entrance animation',
  group: 'motion',
  responsive: true,
  examples: ['fadeInUp', 'none'],
} as const;

const delay = {
  kind: 'number',
  label: 'Delay',
  group: 'motion',
  responsive: true,
  min: 0,
  unit: 'ms',
} as const;

/** The settings that any element may carry, by the names that the page builder prints them. */
export const motionSettings = defineSettings({
  animation: {
    ...entrance,
    doc: 'The class of the animation by which the element enters when it comes into view; `none` just shows it.',
  },
  _animation: { ...entrance, doc: 'The same, as widgets print it; `animation` comes before it.' },
  animation_duration: {
    kind: 'text',
    label: 'Duration',
    group: 'motion',
    doc: 'The speed of the animation, a class that the builder prints itself; not read.',
  },
  animation_delay: { ...delay, doc: 'How long after coming into view the animation starts.' },
  _animation_delay: {
    ...delay,
    doc: 'The same, as widgets print it; it comes before `animation_delay`.',
  },
  stretch_element: {
    kind: 'toggle',
    label: 'Stretch',
    group: 'motion',
    default: false,
    doc: 'Makes the element as wide as the stretch container of the kit, else as the window.',
  },
  stretch_section: {
    kind: 'text',
    label: 'Stretch section',
    group: 'motion',
    default: '',
    doc: 'The same, as sections print it: by the name of a class.',
    examples: ['section-stretched'],
  },
});
