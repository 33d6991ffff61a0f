export { activeElement } from './active-element';
export { keepInside } from './keep-inside';
export { moveFocus } from './move-focus';
