export { activeElement } from './active-element';
export { holdsFocus } from './holds-focus';
export { keepInside } from './keep-inside';
export { moveFocus } from './move-focus';
