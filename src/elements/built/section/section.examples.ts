import { backgroundExamples } from '../../../builder/background/background.examples';
import type { Example } from '../../../core/element/example';

/** Examples of `<nh-section>`. */
export const examples: readonly Example[] = backgroundExamples('nh-section');
