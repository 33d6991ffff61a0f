import { defineMessages } from '../../../../core/config';

/** Labels of the pause button. Sites can override them. */
export const message = defineMessages({
  'carousel.pause': 'Pause automatic sliding',
  'carousel.play': 'Start automatic sliding',
});
