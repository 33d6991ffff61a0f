export type { ExportGroups } from './initial-state';
export { createSectionRegistry, type SectionRegistry } from './registry';
export type {
  InitialState,
  Section,
  SectionComponent,
  SectionControlProps,
  SectionInput,
  StateData,
  UploadedKit,
} from './section';
