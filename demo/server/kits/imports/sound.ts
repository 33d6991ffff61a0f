import * as z from 'zod/mini';
import { safeAddress } from '../../../../src/core/dom/safe-address';
import { ArchiveError } from '../../../../src/elements/kits/archive';
import {
  type BuilderElement,
  documentFile,
  type MenuFile,
  menuFile,
  siteSettingsFile,
  termsFile,
} from '../../../../src/elements/kits/wire/files';
import { type DocumentFields, documentTypes, workType } from '../../cms/document';
import { type Menu, type MenuItem, menuItemTypes } from '../../cms/menus';
import { isSettingSection, type SettingValues } from '../../cms/site-settings';
import { workFields } from '../../cms/work-fields';

/** What names a thing in addresses. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,199}$/u;
const NAME = /^[\w-]{1,64}$/;
const LONGEST_TEXT = 1000;

/** Any address will do: only whether it may be followed is asked. */
const BASE = 'https://kit.invalid/';

/** Settings of the page builder that hold an address. */
const ADDRESS_KEY = /(?:^|_)(?:url|href|src|link)$/i;

/** Who brings a kit in, and when. */
export interface Importer {
  readonly person: string;
  readonly now: number;
}

/**
 * A document of a kit as the site may keep it: its texts stay texts, and an address that nobody should
 * follow is taken out. The accounts of the other site are not this one's, so that the importer is its author.
 *
 * @param thumbnail the name of its picture in the media library, empty without one
 * @throws ArchiveError `damaged`: it is no such document
 */
export function soundDocument(
  json: unknown,
  file: string,
  { person, now, thumbnail }: Importer & { readonly thumbnail: string },
): DocumentFields {
  const document = parsed(documentFile, json, file);
  const type = documentTypes.find((one) => one === document.type);
  const names = [document.doc_type, ...Object.keys(document.terms)];
  const slugs = [document.slug, ...Object.values(document.terms).flat()];
  demand(type && names.every(isName) && slugs.every(isSlug), file);
  demand(isText(document.title) && document.excerpt.length <= 10 * LONGEST_TEXT, file);
  return {
    type,
    docType: document.doc_type,
    slug: document.slug,
    title: document.title.trim(),
    excerpt: document.excerpt,
    status: document.status,
    author: person,
    thumbnail,
    content: document.content.map((element) => soundElement(element, file)),
    ...(document.page_settings && { pageSettings: soundSettingsOf(document.page_settings) }),
    terms: document.terms,
    ...(type === workType && { fields: parsed(workFields, document.fields, file) }),
    created: timeOf(document.created, now),
    edited: timeOf(document.edited, now),
  };
}

/** The part of a document's file that says where its picture is. */
export function pictureOf(json: unknown): string | undefined {
  const { data } = z.object({ thumbnail: z.string() }).safeParse(json);
  return data?.thumbnail;
}

/** @throws ArchiveError `damaged`: it is no menu */
export function soundMenu(json: unknown, file: string): Menu {
  const { slug, name, location, items } = parsed(menuFile, json, file);
  demand(isSlug(slug) && isText(name) && (location === '' || isName(location)), file);
  return { slug, name, location, items: items.map((item) => soundMenuItem(item, file)) };
}

/** @throws ArchiveError `damaged`: it is no list of terms */
export function soundTerms(json: unknown, file: string): z.infer<typeof termsFile> {
  const terms = parsed(termsFile, json, file);
  demand(
    terms.every(({ slug, name }) => isSlug(slug) && isText(name)),
    file,
  );
  return terms;
}

/** The sections of a kit's settings that this site knows. */
export function soundSettings(json: unknown, file: string): [section: string, SettingValues][] {
  return Object.entries(parsed(siteSettingsFile, json, file))
    .filter(([section]) => isSettingSection(section))
    .map(([section, values]) => [section, soundSettingsOf(values)]);
}

/** Whether something may name a plugin's main file below the plugins' folder. */
export const isPluginFile = (file: string): boolean => /^(?:[\w-]+\/)?[\w.-]+\.php$/.test(file);

/**
 * An element of a document that somebody else has made, as the site may keep it.
 *
 * @param file where it comes from
 * @throws ArchiveError `damaged`: it is no such element
 */
export function soundElement(element: BuilderElement, file: string): BuilderElement {
  const { id, elType, isInner, widgetType, settings, elements } = element;
  demand(isName(id) && (widgetType === undefined || isName(widgetType)), file);
  return {
    id,
    elType,
    ...(isInner !== undefined && { isInner }),
    ...(widgetType !== undefined && { widgetType }),
    settings: soundSettingsOf(settings),
    elements: elements.map((inner) => soundElement(inner, file)),
  };
}

function soundMenuItem(item: MenuFile['items'][number], file: string): MenuItem {
  const type = menuItemTypes.find((one) => one === item.type) ?? 'address';
  demand(isText(item.label) && (type === 'address' || isSlug(item.target)), file);
  const isDead = type === 'address' && !safeAddress(item.target, BASE);
  return {
    label: item.label,
    type,
    target: isDead ? '#' : item.target,
    items: item.items.map((inner) => soundMenuItem(inner, file)),
  };
}

function soundSettingsOf(settings: SettingValues): Record<string, unknown> {
  const entries = Object.entries(settings);
  return Object.fromEntries(entries.map(([key, value]) => [key, soundValue(key, value)]));
}

function soundValue(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => soundValue(key, one));
  if (typeof value === 'object' && value !== null) return soundSettingsOf({ ...value });
  if (typeof value !== 'string' || !ADDRESS_KEY.test(key)) return value;
  return value === '' || safeAddress(value, BASE) ? value : '';
}

function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: unknown,
  file: string,
): z.infer<Schema> {
  const { data, success } = schema.safeParse(json);
  demand(success, file);
  return data as z.infer<Schema>;
}

function demand(condition: unknown, file: string): asserts condition {
  if (!condition) throw new ArchiveError('damaged', file);
}

const isSlug = (slug: string): boolean => SLUG.test(slug);
const isName = (name: string): boolean => NAME.test(name);
const isText = (text: string): boolean => text.trim() !== '' && text.length <= LONGEST_TEXT;

const timeOf = (text: string, now: number): number => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? now : time;
};
