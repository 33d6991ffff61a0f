export { CustomizationDialog } from './customization-dialog';
