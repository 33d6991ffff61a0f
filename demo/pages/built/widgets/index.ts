import type { BuiltWidget } from '../markup';
import { accordionWidget } from './accordion';

/** Every widget of the built pages, in their order. */
export const widgets: readonly BuiltWidget[] = [accordionWidget];
