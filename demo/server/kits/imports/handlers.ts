import type { Handlers } from '../../../../server/routes';
import type { importRoutes } from '../../../../src/api/routes/kit-imports';
import type { AdministratorEnv } from '../../administrator';
import type { Site } from '../../site';
import type { UploadStore } from '../uploads/store';
import { KitImports } from './kit-imports';

/** The handlers of kit imports. */
export function importHandlers(
  site: Site,
  uploads: UploadStore,
): Handlers<typeof importRoutes, AdministratorEnv> {
  const imports = new KitImports(site, uploads);
  return {
    async openImport({ context, body }) {
      const { upload } = await body();
      return imports.open(context, upload);
    },
    currentImport: ({ context }) => imports.current(context),
    lastImport: ({ context }) => imports.last(context),
    readImport: ({ context, params }) => imports.read(context, params.session),
    async startImport({ context, params, body }) {
      return imports.start(context, params.session, await body());
    },
    runImportStep: ({ context, params }) => imports.runStep(context, params),
    async revertImport({ context, params, body }) {
      const { edited } = await body();
      return imports.revert(context, params.session, edited);
    },
    deleteImport: ({ context, params }) => imports.delete(context, params.session),
  };
}
