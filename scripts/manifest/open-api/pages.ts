import * as z from 'zod/mini';
import { libraryErrorStatuses, pageErrorStatuses } from '../../../src/api/error-statuses';
import * as document from '../../../src/api/pages/document';
import { pageErrorCodes } from '../../../src/api/pages/errors';
import * as lock from '../../../src/api/pages/lock';
import * as note from '../../../src/api/pages/note';
import * as page from '../../../src/api/pages/page';
import * as preferences from '../../../src/api/pages/preferences';
import * as revision from '../../../src/api/pages/revision';
import * as savedBlock from '../../../src/api/pages/saved-block';
import * as site from '../../../src/api/pages/site-settings';
import * as variable from '../../../src/api/pages/variable';
import { routeGroups } from '../../../src/api/routes';
import type { DescribedApi } from './document';

const shapes = {
  OpenedPage: page.openedPage,
  PageRights: page.pageRights,
  LockHolder: page.lockHolder,
  DraftRequest: page.draftRequest,
  SavedDraft: page.savedDraft,
  LeftOutCode: page.leftOutCode,
  PublishRequest: page.publishRequest,
  PublishedPage: page.publishedPage,
  Revision: revision.revision,
  RevisionList: revision.revisionList,
  RevisionWithDocument: revision.revisionWithDocument,
  RestoreRequest: revision.restoreRequest,
  LockRequest: lock.lockRequest,
  Note: note.note,
  NoteList: note.noteList,
  NewNote: note.newNote,
  NoteChange: note.noteChange,
  SavedBlock: savedBlock.savedBlock,
  SavedBlockList: savedBlock.savedBlockList,
  SavedBlockWithContent: savedBlock.savedBlockWithContent,
  NewSavedBlock: savedBlock.newSavedBlock,
  SavedBlockChange: savedBlock.savedBlockChange,
  DeletedBlock: savedBlock.deletedBlock,
  Variable: variable.variable,
  VariableList: variable.variableList,
  NewVariable: variable.newVariable,
  VariableChange: variable.variableChange,
  EditorPreferences: preferences.editorPreferences,
  EditorPreferencesChange: preferences.preferencesChange,
  RecentDocument: preferences.recentDocument,
  SiteSettings: site.siteSettings,
  SiteSettingsChange: site.siteSettingsChange,
  Use: document.use,
  Uses: document.uses,
  Nothing: document.nothing,
  PageDocument: document.pageDocument,
  PageElement: document.pageElement,
  Error: z.object({
    code: z.string(),
    message: z.string(),
    data: z.looseObject({ status: z.number() }),
  }),
  PageErrorCode: z.enum(pageErrorCodes),
} as const;

const { pages, pageEditors, savedBlocks, variables, siteSettings, editorPreferences } = routeGroups;

/** The API of the page editor. A route with a new shape needs its name in `shapes`. */
export const pageApi: DescribedApi = {
  title: 'nh-elements: pages',
  description:
    'The routes that a CMS implements so that the page editor can save drafts, revisions, locks, notes, saved blocks, variables, settings of the site and preferences. All requests need an administrator’s session cookie and its nonce.',
  routes: [pages, pageEditors, savedBlocks, variables, siteSettings, editorPreferences].flatMap(
    (group) => Object.values(group),
  ),
  shapes,
  statuses: { ...libraryErrorStatuses, ...pageErrorStatuses },
  tooLarge: 'nh_page_too_large',
};
