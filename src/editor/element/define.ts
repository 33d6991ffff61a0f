import { defineElement, type ElementClass } from '../../core/element';
import { pageEditor } from './page-editor.element';

/** `<nh-page-editor>`, registered. The editor itself, with React and Puck, is loaded for the first tag. */
export const NhPageEditor: ElementClass<typeof pageEditor> = defineElement(pageEditor);
