import { defineMessages } from '../../core/config';

/** Names of the button on a moving background. Sites can override them. */
export const message = defineMessages({
  'background.pause': 'Pause the moving background',
  'background.play': 'Play the moving background',
});
