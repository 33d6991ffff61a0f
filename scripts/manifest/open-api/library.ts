import * as z from 'zod/mini';
import { libraryErrorStatuses } from '../../../src/api/error-statuses';
import { builderElement } from '../../../src/api/kits/files';
import * as account from '../../../src/api/libraries/account';
import * as bulk from '../../../src/api/libraries/bulk';
import { libraryErrorCodes } from '../../../src/api/libraries/errors';
import * as folder from '../../../src/api/libraries/folder';
import * as kit from '../../../src/api/libraries/kit';
import * as listing from '../../../src/api/libraries/listing';
import * as template from '../../../src/api/libraries/template';
import * as trash from '../../../src/api/libraries/trash';
import { cloudRoutes, routeGroups } from '../../../src/api/routes';
import type { DescribedApi } from './document';

const shapes = {
  Connection: account.connection,
  ConnectRequest: account.connectRequest,
  ConnectAnswer: account.connectAnswer,
  PlanRequest: account.planRequest,
  Folder: folder.folder,
  FolderList: folder.folderList,
  FolderRequest: folder.folderRequest,
  Template: template.template,
  TemplateWithContent: template.templateWithContent,
  NewTemplate: template.newTemplate,
  NewTemplates: template.newTemplates,
  KeptTemplates: template.savedTemplates,
  TemplateChange: template.templateChange,
  TemplatePage: listing.templatePage,
  FilterChoices: listing.filterChoices,
  BulkRequest: bulk.bulkRequest,
  BulkAnswer: bulk.bulkAnswer,
  UndoAnswer: bulk.undoAnswer,
  Kit: kit.kit,
  KitPage: kit.kitPage,
  TrashItem: trash.trashItem,
  TrashPage: trash.trashPage,
  TrashAnswer: trash.trashAnswer,
  RestoreRequest: trash.restoreRequest,
  BuilderElement: builderElement,
  Error: z.object({
    code: z.string(),
    message: z.string(),
    data: z.object({ status: z.number() }),
  }),
  LibraryErrorCode: z.enum(libraryErrorCodes),
} as const;

/** The API of the libraries. A route with a new shape needs its name in `shapes`. */
export const libraryApi: DescribedApi = {
  title: 'nh-elements: libraries',
  description:
    'The routes that a CMS implements so that nh-template-library and nh-kit-library can show a cloud library and the site’s own templates. All requests need an administrator’s session cookie and its nonce.',
  routes: [...Object.values(cloudRoutes), ...Object.values(routeGroups.siteTemplates)],
  shapes,
  statuses: libraryErrorStatuses,
  tooLarge: 'library-too-large',
};
