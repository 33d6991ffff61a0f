import { backgroundExamples } from '../../../builder/background/background.examples';
import type { Example } from '../../../core/element/example';

/** Examples of `<nh-column>`. */
export const examples: readonly Example[] = backgroundExamples('nh-column');
