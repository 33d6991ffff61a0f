import * as z from 'zod/mini';

/** Characters that a folder's name may have. */
export const FOLDER_NAME_LENGTH = 50;

/** A folder of the cloud library. Folders hold templates and no folders. */
export const folder = z.object({
  id: z.string(),
  name: z.string(),
  /** How many templates are in it. */
  count: z.number(),
  /** Milliseconds since 1970. */
  created: z.number(),
});

/** `GET /library/folders`: all of them, by name. */
export const folderList = z.object({ folders: z.array(folder) });

/** `POST /library/folders`, and `PATCH /library/folders/{id}`: its name, which no other folder has. */
export const folderRequest = z.object({ name: z.string() });

/** A folder of the cloud library. */
export type Folder = z.infer<typeof folder>;
