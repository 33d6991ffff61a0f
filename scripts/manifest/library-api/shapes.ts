import * as z from 'zod/mini';
import * as account from '../../../src/elements/kits/libraries/wire/account';
import * as bulk from '../../../src/elements/kits/libraries/wire/bulk';
import { libraryErrorCodes } from '../../../src/elements/kits/libraries/wire/errors';
import * as folder from '../../../src/elements/kits/libraries/wire/folder';
import * as kit from '../../../src/elements/kits/libraries/wire/kit';
import * as listing from '../../../src/elements/kits/libraries/wire/listing';
import * as template from '../../../src/elements/kits/libraries/wire/template';
import { builderElement } from '../../../src/elements/kits/wire/files';

/** The shapes of the libraries' calls, by the names that their description has for them. */
export const shapes = {
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
  KeptTemplates: z.object({ templates: z.array(template.template) }),
  TemplateChange: template.templateChange,
  TemplatePage: listing.templatePage,
  BulkRequest: bulk.bulkRequest,
  BulkAnswer: bulk.bulkAnswer,
  UndoAnswer: bulk.undoAnswer,
  Kit: kit.kit,
  KitPage: kit.kitPage,
  BuilderElement: builderElement,
  Error: z.object({
    code: z.string(),
    message: z.string(),
    data: z.object({ status: z.number() }),
  }),
  LibraryErrorCode: z.enum(libraryErrorCodes),
} as const;

/** The name of a shape. */
export type ShapeName = keyof typeof shapes;

const place = '#/components/schemas/';

/** All shapes as JSON Schema, each naming the others by reference. */
export function schemas(): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });
  const { schemas: made } = z.toJSONSchema(registry, { uri: (id) => place + id, io: 'output' });
  // What a schema says of its own address and dialect, the document says once for all of them.
  return Object.fromEntries(
    Object.entries(made).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

/** A reference to a shape. */
export const reference = (name: ShapeName) => ({ $ref: place + name });
