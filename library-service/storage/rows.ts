import type { Generated } from 'kysely';

/** The `day` of the counts of templates that do not depend on the day. */
export const ALL_DAYS = -1;

/**
 * The tables of the service, for its queries. Times are milliseconds since 1970. `deleted` is null until the item is
 * deleted. A `_key` column holds the text without case and accents.
 */
export interface Tables {
  readonly settings: { readonly key: string; readonly value: string };
  readonly accounts: AccountRow;
  readonly codes: {
    readonly code: string;
    readonly account: number;
    readonly client: string;
    readonly challenge: string;
    readonly expires: number;
  };
  readonly tokens: {
    readonly token: string;
    readonly account: number;
    readonly expires: number;
  };
  readonly attempts: { readonly key: string; readonly time: number };
  readonly thumbnails: { readonly name: string; readonly type: string; readonly data: Uint8Array };
  readonly folders: FolderRow;
  readonly templates: TemplateRow;
  /**
   * How many templates an account has of each folder, type and author: altogether (`day` is {@link ALL_DAYS}), and by the
   * day of the last edit. Triggers change it with the rows of `templates`, in the same transaction. No count is 0.
   */
  readonly template_counts: TemplateCountRow;
  /**
   * The number and bytes of an account's templates, deleted ones included. Triggers change it with the rows of
   * `templates`, in the same transaction. No number is 0.
   */
  readonly template_room: {
    readonly account: number;
    readonly items: number;
    readonly bytes: number;
  };
  readonly kits: KitRow;
  /**
   * The files of the store that no kit names: uploads under way, which reserve room until they expire, and files to be
   * removed, whose `expires` is 0.
   */
  readonly pending_files: {
    readonly file: string;
    readonly account: number;
    readonly bytes: number;
    readonly expires: number;
  };
  /** The next free turn in each line of delayed log-ins. */
  readonly waiting_lines: { readonly key: string; readonly next: number };
  readonly undos: { readonly id: string; readonly account: number; readonly created: number };
  readonly undo_steps: {
    readonly undo: string;
    readonly kind: string;
    readonly item: number;
    readonly folder: number | null;
  };
  readonly keyed_answers: {
    readonly request: string;
    readonly body: string;
    readonly answer: string;
    readonly created: number;
  };
}

interface AccountRow {
  readonly id: Generated<number>;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly plan: string;
}

interface FolderRow {
  readonly id: Generated<number>;
  readonly account: number;
  readonly name: string;
  readonly name_key: string;
  readonly created: number;
  readonly deleted: Generated<number | null>;
}

interface TemplateRow {
  readonly id: Generated<number>;
  readonly account: number;
  readonly folder: number | null;
  readonly title: string;
  readonly title_key: string;
  readonly type: string;
  readonly author: string;
  readonly author_key: string;
  readonly content: string;
  /** The text in the content, for the search. */
  readonly content_key: Generated<string>;
  readonly page_settings: string;
  readonly bytes: number;
  readonly thumbnail: Generated<string | null>;
  readonly created: number;
  readonly edited: number;
  readonly deleted: Generated<number | null>;
}

interface TemplateCountRow {
  readonly account: number;
  /** The number of days since 1970. */
  readonly day: number;
  readonly type: string;
  readonly author_key: string;
  /** 0: not in a folder. */
  readonly folder: number;
  readonly count: number;
}

interface KitRow {
  readonly id: Generated<number>;
  readonly account: number;
  readonly title: string;
  readonly title_key: string;
  readonly description: string;
  readonly file: string;
  readonly request: string | null;
  readonly bytes: number;
  readonly thumbnail: string | null;
  readonly created: number;
  readonly deleted: Generated<number | null>;
}
