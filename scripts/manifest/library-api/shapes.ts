import * as z from 'zod/mini';
import { builderElement } from '../../../src/api/kits/files';
import * as account from '../../../src/api/libraries/account';
import * as bulk from '../../../src/api/libraries/bulk';
import { libraryErrorCodes } from '../../../src/api/libraries/errors';
import * as folder from '../../../src/api/libraries/folder';
import * as kit from '../../../src/api/libraries/kit';
import * as listing from '../../../src/api/libraries/listing';
import * as template from '../../../src/api/libraries/template';

/** The shapes of the libraries' routes, by their schema names in the OpenAPI document. */
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
  KeptTemplates: template.savedTemplates,
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

type ShapeName = keyof typeof shapes;

const location = '#/components/schemas/';

/** All shapes as JSON Schemas, which refer to each other. */
export function schemas(): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });
  const { schemas: converted } = z.toJSONSchema(registry, {
    uri: (id) => location + id,
    io: 'output',
  });
  // The document declares the dialect and the addresses once for all schemas.
  return Object.fromEntries(
    Object.entries(converted).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

/** A reference to the schema of this name. */
export const reference = (name: ShapeName) => ({ $ref: location + name });

/** A reference to the schema of a shape. */
export function referenceTo(shape: z.ZodMiniType): { readonly $ref: string } {
  const [name] = Object.entries(shapes).find(([, one]) => one === shape) ?? [];
  if (!name) throw new Error('A route uses a shape without a schema name: add it to `shapes`.');
  return reference(name as ShapeName);
}
