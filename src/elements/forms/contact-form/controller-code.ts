import { LazyModule } from '../../../core/element/lazy-module';

/**
 * The code that handles a form's events. A page that only shows a printed form does not load it: the first
 * pointer, touch, focus or event in the form does.
 */
export const controllerCode: LazyModule<typeof import('./form-controller')> = new LazyModule(
  () => import('./form-controller'),
);
