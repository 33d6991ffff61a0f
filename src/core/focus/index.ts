export { activeElement, activeInFrame } from './active-element';
export { focusThrough } from './focus-through';
export { holdsFocus } from './holds-focus';
export { keepInside } from './keep-inside';
export { moveFocus } from './move-focus';
