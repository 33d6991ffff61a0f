import { defineSettings } from '../../core/settings';

const entrance = {
  kind: 'text',
  label: 'Entrance Animation',
  group: 'motion',
  responsive: true,
  examples: ['fadeInUp', 'none'],
} as const;

const delay = {
  kind: 'number',
  label: 'Animation Delay',
  group: 'motion',
  responsive: true,
  min: 0,
  unit: 'ms',
} as const;

/** Motion settings that any element accepts, named as the page builder prints them. */
export const motionSettings = defineSettings({
  animation: {
    ...entrance,
    doc: 'Class of the animation with which the element enters when it scrolls into view. `none` shows the element without animation.',
  },
  _animation: {
    ...entrance,
    label: 'Widget Entrance Animation',
    doc: 'Class of the entrance animation, under the key that widgets print. Used if `animation` is not set.',
  },
  animation_duration: {
    kind: 'text',
    label: 'Animation Duration',
    group: 'motion',
    doc: 'Speed class of the animation. Ignored: the builder prints the class itself.',
  },
  animation_delay: {
    ...delay,
    doc: 'Delay in milliseconds between scrolling into view and the start of the animation.',
  },
  _animation_delay: {
    ...delay,
    label: 'Widget Animation Delay',
    doc: 'Delay in milliseconds of the entrance animation, under the key that widgets print. Takes precedence over `animation_delay`.',
  },
  stretch_element: {
    kind: 'toggle',
    label: 'Stretch',
    group: 'motion',
    default: false,
    doc: 'Stretches the element to the width of the kit’s stretch container. Default container: the window.',
  },
  stretch_section: {
    kind: 'text',
    label: 'Stretch Section',
    group: 'motion',
    default: '',
    doc: 'Stretches a section to the width of the stretch container. Sections print the name of a class as the value.',
    examples: ['section-stretched'],
  },
});
