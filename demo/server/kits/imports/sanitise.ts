import * as z from 'zod/mini';
import { validated } from '../../../../server/validated';
import {
  documentFile,
  type MenuFile,
  menuFile,
  siteSettingsFile,
  termsFile,
} from '../../../../src/api/kits/files';
import { safeAddress } from '../../../../src/core/dom/safe-address';
import { ArchiveError } from '../../../../src/elements/kits/archive';
import type { BuilderElement } from '../../../../src/page';
import { type DocumentFields, documentTypes, workType } from '../../cms/document';
import { type Menu, type MenuItem, menuItemTypes } from '../../cms/menus';
import { isSettingSection, type SettingValues } from '../../cms/site-settings';
import { workFields } from '../../cms/work-fields';

/** The pattern of slugs. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,199}$/u;
const NAME = /^[\w-]{1,64}$/;
const LONGEST_TEXT = 1000;

/** Whether a text can be a slug: at most 200 letters, digits, hyphens and underscores. */
export const isSlug = (slug: string): boolean => SLUG.test(slug);

/** A placeholder base, to parse relative addresses. */
const BASE = 'https://kit.invalid/';

/** The builder settings that contain an address. */
const ADDRESS_KEY = /(?:^|_)(?:url|href|src|link)$/i;

/** The person who imports a kit, and the time. */
export interface Importer {
  readonly person: string;
  readonly now: number;
}

/**
 * Sanitises a document of a kit: unsafe addresses are removed. The importer becomes the author, since accounts of the other site do not exist here.
 *
 * @param thumbnail the file name of its image in the media library, or empty
 * @throws ArchiveError `damaged`: the document is invalid
 */
export function sanitiseDocument(
  json: unknown,
  file: string,
  { person, now, thumbnail }: Importer & { readonly thumbnail: string },
): DocumentFields {
  const document = parsed(documentFile, json, file);
  const type = documentTypes.find((one) => one === document.type);
  const names = [document.doc_type, ...Object.keys(document.terms)];
  const { parent } = document;
  const slugs = [
    document.slug,
    ...(parent ? [parent] : []),
    ...Object.values(document.terms).flat(),
  ];
  assertValid(type && names.every(isName) && slugs.every(isSlug), file);
  assertValid(isText(document.title) && document.excerpt.length <= 10 * LONGEST_TEXT, file);
  return {
    type,
    docType: document.doc_type,
    slug: document.slug,
    title: document.title.trim(),
    excerpt: document.excerpt,
    status: document.status,
    author: person,
    thumbnail,
    content: document.content.map((element) => sanitiseElement(element, file)),
    ...(document.page_settings && { pageSettings: sanitiseValues(document.page_settings) }),
    terms: document.terms,
    ...(type === 'page' && parent && { parent }),
    ...(type === workType && { fields: parsed(workFields, document.fields, file) }),
    created: timeOf(document.created, now),
    edited: timeOf(document.edited, now),
  };
}

/** The path of a document's image, in its file. */
export function pictureOf(json: unknown): string | undefined {
  const { data } = z.object({ thumbnail: z.string() }).safeParse(json);
  return data?.thumbnail;
}

/** Validates a menu, and replaces unsafe addresses with `#`. @throws ArchiveError `damaged`: it is invalid */
export function sanitiseMenu(json: unknown, file: string): Menu {
  const { slug, name, location, items } = parsed(menuFile, json, file);
  assertValid(isSlug(slug) && isText(name) && (location === '' || isName(location)), file);
  return { slug, name, location, items: items.map((item) => sanitiseMenuItem(item, file)) };
}

/** Validates a list of terms. @throws ArchiveError `damaged`: it is invalid */
export function validateTerms(json: unknown, file: string): z.infer<typeof termsFile> {
  const terms = parsed(termsFile, json, file);
  assertValid(
    terms.every(({ slug, name }) => isSlug(slug) && isText(name)),
    file,
  );
  return terms;
}

/** The sections of a kit's settings that this site supports. */
export function sanitiseSettings(json: unknown, file: string): [section: string, SettingValues][] {
  return Object.entries(parsed(siteSettingsFile, json, file))
    .filter(([section]) => isSettingSection(section))
    .map(([section, values]) => [section, sanitiseValues(values)]);
}

/** Whether a text can be the path of a plugin's main file in the plugins folder. */
export const isPluginFile = (file: string): boolean => /^(?:[\w-]+\/)?[\w.-]+\.php$/.test(file);

/**
 * Sanitises an element of an untrusted document.
 *
 * @param file the file that the error names
 * @throws ArchiveError `damaged`: the element is invalid
 */
export function sanitiseElement(element: BuilderElement, file: string): BuilderElement {
  const { id, elType, isInner, widgetType, settings, elements } = element;
  assertValid(isName(id) && (widgetType === undefined || isName(widgetType)), file);
  return {
    id,
    elType,
    ...(isInner !== undefined && { isInner }),
    ...(widgetType !== undefined && { widgetType }),
    settings: sanitiseValues(settings),
    elements: elements.map((inner) => sanitiseElement(inner, file)),
  };
}

function sanitiseMenuItem(item: MenuFile['items'][number], file: string): MenuItem {
  const type = menuItemTypes.find((one) => one === item.type) ?? 'address';
  assertValid(isText(item.label) && (type === 'address' || isSlug(item.target)), file);
  const isDead = type === 'address' && !safeAddress(item.target, BASE);
  return {
    label: item.label,
    type,
    target: isDead ? '#' : item.target,
    items: item.items.map((inner) => sanitiseMenuItem(inner, file)),
  };
}

function sanitiseValues(settings: SettingValues): Record<string, unknown> {
  const entries = Object.entries(settings);
  return Object.fromEntries(entries.map(([key, value]) => [key, sanitiseValue(key, value)]));
}

function sanitiseValue(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => sanitiseValue(key, one));
  if (typeof value === 'object' && value !== null) return sanitiseValues({ ...value });
  if (typeof value !== 'string' || !ADDRESS_KEY.test(key)) return value;
  return value === '' || safeAddress(value, BASE) ? value : '';
}

function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: unknown,
  file: string,
): z.infer<Schema> {
  const { data, issue } = validated(schema, json);
  assertValid(!issue, file);
  return data as z.infer<Schema>;
}

function assertValid(condition: unknown, file: string): asserts condition {
  if (!condition) throw new ArchiveError('damaged', file);
}

const isName = (name: string): boolean => NAME.test(name);
const isText = (text: string): boolean => text.trim() !== '' && text.length <= LONGEST_TEXT;

const timeOf = (text: string, now: number): number => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? now : time;
};
