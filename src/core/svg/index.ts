export { sanitisedSvg } from './sanitised';
export { svgFile } from './svg-file';
