export { type Category, categories } from '../../core/element/category';
