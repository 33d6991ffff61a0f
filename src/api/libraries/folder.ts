import * as z from 'zod/mini';

/** The maximum length of a folder's name, in characters. */
export const FOLDER_NAME_LENGTH = 50;

/** A folder of the cloud library. Folders hold templates and no folders. */
export const folder = z.object({
  id: z.string(),
  name: z.string(),
  /** The number of templates in the folder. */
  count: z.number(),
  /** Milliseconds since 1970. */
  created: z.number(),
});

/** The response of `GET /library/folders`: all folders, sorted by name. */
export const folderList = z.object({ folders: z.array(folder) });

/** The body of `POST /library/folders` and `PATCH /library/folders/{id}`. Names are unique. */
export const folderRequest = z.object({ name: z.string() });

/** A folder of the cloud library. */
export type Folder = z.infer<typeof folder>;
