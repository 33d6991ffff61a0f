import { backgroundExamples } from '../../../builder/background/background.examples';
import type { Example } from '../../../core/element/example';

/** Examples of `<nh-container>`. */
export const examples: readonly Example[] = backgroundExamples('nh-container', {
  config: { features: ['container'] },
});
