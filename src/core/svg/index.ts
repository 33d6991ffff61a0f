export { lenientSvg } from './lenient-svg';
export { sanitisedSvg } from './sanitised';
export { svgFile } from './svg-file';
