import type { LibraryErrorCode } from '../../../src/elements/kits/libraries/wire/errors';
import type { ShapeName } from './shapes';

/** What a call answers in good: JSON of a shape, or a file of this type. */
type Answer = { readonly shape: ShapeName } | { readonly file: string };

/** A call of the libraries. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `{restRoot}/nh/v1`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: readonly QueryName[];
  /** An `Idempotency-Key` has it done once, however often it comes. */
  readonly isOnce?: boolean;
  /** JSON of a shape, or a file of this type. */
  readonly body?: Answer;
  /** Default 200. */
  readonly status?: 201;
  readonly answer: Answer;
  readonly errors: readonly LibraryErrorCode[];
}

/** What may stand in the query of a list. */
export const queryParameters = {
  folder: {
    description: 'Only the templates of this folder; empty: only those outside of folders.',
    schema: { type: 'string' },
  },
  search: {
    description: 'Words that the words of a title begin with, whatever their case and accents.',
    schema: { type: 'string', maxLength: 200 },
  },
  type: {
    description: 'Only templates of this type, such as `header`.',
    schema: { type: 'string' },
  },
  sort: {
    description: 'By what they are sorted; equal ones are in the order in which they were made.',
    schema: { type: 'string', enum: ['title', 'type', 'author', 'date'], default: 'date' },
  },
  order: { schema: { type: 'string', enum: ['asc', 'desc'], default: 'desc' } },
  offset: {
    description: 'The place of the first one.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
  cursor: {
    description: 'Instead of `offset`: what the page before has named as `next`.',
    schema: { type: 'string' },
  },
  limit: {
    description: 'How many at most.',
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  },
} as const;

type QueryName = keyof typeof queryParameters;

const listing = ['search', 'type', 'sort', 'order', 'offset', 'cursor', 'limit'] as const;
const cloud = ['library-not-connected', 'error-loading-resource'] as const;
const room = ['library-upgrade-required', 'insufficient-quota'] as const;
const json = (shape: ShapeName): Answer => ({ shape });

/** The library's calls, for the person who is logged in. */
const cloudOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/library',
    summary: 'The account that the person is connected with, its plan and quota; none without one.',
    answer: json('Connection'),
    errors: ['error-loading-resource'],
  },
  {
    method: 'post',
    path: '/library/connect',
    summary: 'Begins to connect: where the browser goes to choose an account.',
    body: json('ConnectRequest'),
    answer: json('ConnectAnswer'),
    errors: ['library-invalid', 'error-loading-resource'],
  },
  {
    method: 'delete',
    path: '/library',
    summary: 'Ends the connection.',
    answer: json('Connection'),
    errors: [],
  },
  {
    method: 'put',
    path: '/library/account/plan',
    summary: 'Puts the account on another plan.',
    body: json('PlanRequest'),
    answer: json('Connection'),
    errors: [...cloud, 'library-invalid'],
  },
  {
    method: 'get',
    path: '/library/folders',
    summary: 'All folders, by name.',
    answer: json('FolderList'),
    errors: cloud,
  },
  {
    method: 'post',
    path: '/library/folders',
    summary: 'Makes a folder.',
    isOnce: true,
    body: json('FolderRequest'),
    status: 201,
    answer: json('Folder'),
    errors: [...cloud, 'library-invalid', 'library-folder-exists', 'library-upgrade-required'],
  },
  {
    method: 'patch',
    path: '/library/folders/{id}',
    summary: 'Gives a folder another name.',
    body: json('FolderRequest'),
    answer: json('Folder'),
    errors: [...cloud, 'library-invalid', 'library-folder-not-found', 'library-folder-exists'],
  },
  {
    method: 'delete',
    path: '/library/folders/{id}',
    summary: 'Deletes a folder and what is in it.',
    answer: json('BulkAnswer'),
    errors: [...cloud, 'library-folder-not-found'],
  },
  {
    method: 'get',
    path: '/library/templates',
    summary: 'Templates of the library, a page of them.',
    query: ['folder', ...listing],
    answer: json('TemplatePage'),
    errors: [...cloud, 'library-invalid'],
  },
  {
    method: 'post',
    path: '/library/templates',
    summary: 'Keeps templates in the library, all or none.',
    isOnce: true,
    body: json('NewTemplates'),
    status: 201,
    answer: json('KeptTemplates'),
    errors: [...cloud, ...room, 'library-invalid', 'library-folder-not-found', 'library-too-large'],
  },
  {
    method: 'post',
    path: '/library/templates/bulk',
    summary: 'Moves, copies or deletes templates of the library, also to the site.',
    isOnce: true,
    body: json('BulkRequest'),
    answer: json('BulkAnswer'),
    errors: [...cloud, ...room, 'library-invalid', 'library-folder-not-found'],
  },
  {
    method: 'get',
    path: '/library/templates/{id}',
    summary: 'A template with what is in it.',
    answer: json('TemplateWithContent'),
    errors: [...cloud, 'library-not-found'],
  },
  {
    method: 'patch',
    path: '/library/templates/{id}',
    summary: 'Gives a template another title.',
    body: json('TemplateChange'),
    answer: json('Template'),
    errors: [...cloud, 'library-invalid', 'library-not-found'],
  },
  {
    method: 'get',
    path: '/library/thumbnails/{name}',
    summary: 'A small picture; `thumbnail` of a template or kit is its path below `/library`.',
    answer: { file: 'image/*' },
    errors: [...cloud, 'library-not-found'],
  },
  {
    method: 'get',
    path: '/library/kits',
    summary: 'Kits of the library, a page of them.',
    query: ['search', 'sort', 'order', 'offset', 'limit'],
    answer: json('KitPage'),
    errors: [...cloud, 'library-invalid'],
  },
  {
    method: 'post',
    path: '/library/kits',
    summary: 'Keeps a kit.',
    isOnce: true,
    body: { file: 'application/zip' },
    status: 201,
    answer: json('Kit'),
    errors: [...cloud, ...room, 'library-invalid'],
  },
  {
    method: 'get',
    path: '/library/kits/{id}',
    summary: 'A kit.',
    answer: json('Kit'),
    errors: [...cloud, 'library-not-found'],
  },
  {
    method: 'get',
    path: '/library/kits/{id}/file',
    summary: 'A kit’s zip.',
    answer: { file: 'application/zip' },
    errors: [...cloud, 'library-not-found'],
  },
  {
    method: 'delete',
    path: '/library/kits/{id}',
    summary: 'Deletes a kit.',
    answer: json('BulkAnswer'),
    errors: [...cloud, 'library-not-found'],
  },
  {
    method: 'post',
    path: '/library/undo/{undo}',
    summary: 'Takes a deletion or a move back, within a day.',
    answer: json('UndoAnswer'),
    errors: [...cloud, 'library-undo-gone', 'insufficient-quota', 'library-folder-exists'],
  },
];

/** The calls of the site's own templates. */
const siteOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/templates',
    summary: 'Templates of the site, a page of them.',
    query: listing,
    answer: json('TemplatePage'),
    errors: ['library-invalid'],
  },
  {
    method: 'post',
    path: '/templates',
    summary: 'Keeps templates on the site, all or none.',
    isOnce: true,
    body: json('NewTemplates'),
    status: 201,
    answer: json('KeptTemplates'),
    errors: ['library-invalid'],
  },
  {
    method: 'post',
    path: '/templates/bulk',
    summary: 'Deletes templates of the site, or copies or moves them to the library.',
    isOnce: true,
    body: json('BulkRequest'),
    answer: json('BulkAnswer'),
    errors: [...cloud, 'library-invalid'],
  },
  {
    method: 'get',
    path: '/templates/{id}',
    summary: 'A template with what is in it.',
    answer: json('TemplateWithContent'),
    errors: ['library-not-found'],
  },
  {
    method: 'patch',
    path: '/templates/{id}',
    summary: 'Gives a template another title.',
    body: json('TemplateChange'),
    answer: json('Template'),
    errors: ['library-invalid', 'library-not-found'],
  },
  {
    method: 'post',
    path: '/templates/undo/{undo}',
    summary: 'Brings deleted templates back.',
    answer: json('UndoAnswer'),
    errors: ['library-undo-gone'],
  },
];

/** All calls of the libraries. */
export const operations: readonly Operation[] = [...cloudOperations, ...siteOperations];
