export { partMessage } from './messages';
export {
  type Choice,
  exportContents,
  type KitContents,
  type PartContents,
  type SectionContents,
} from './part-contents';
export { partSections } from './part-sections';
export { onRegistration, registrationsSnapshot } from './registrations';
export {
  type Count,
  countOf,
  countOfAll,
  finalSelections,
  isChosen,
  type PartSelections,
  type Share,
  shareOf,
  withAll,
  withItem,
} from './selections';
