import { categories } from '../../src/core/element/category';
import { isTranslatable } from '../../src/core/languages/tool-words';
import type { Field, Fields } from '../../src/core/settings';
import { groupParts } from '../../src/core/settings/style/groups';
import { nodeKinds } from '../../src/editor/nodes/kinds';
import { pageSettingFields, siteSettingFields } from '../../src/page';
import { findCommonSettings, findContracts } from '../contracts';
import { titleOf } from '../wordpress/blocks';

/** The texts of declarations that panels show. */
export interface SettingTexts {
  /** Labels, also those of options, and the names of elements and categories. */
  readonly labels: readonly string[];
  /** Descriptions of settings. */
  readonly docs: readonly string[];
  /** Descriptions of values that a setting accepts, shown after another value was typed. */
  readonly wanted: readonly string[];
}

/** The English texts of all settings in the page editor and in the blocks of WordPress, each once. */
export async function findSettingTexts(): Promise<SettingTexts> {
  const contracts = (await findContracts()).map(({ contract }) => contract);
  const visible = contracts.filter(({ category }) => category !== 'cms');
  const declared: Fields[] = [
    ...[...nodeKinds.values()].map(({ fields }) => fields),
    ...Object.values(groupParts),
    pageSettingFields,
    siteSettingFields,
    ...visible.flatMap(({ settings = {}, props }) => [settings, props]),
    await findCommonSettings(),
  ];
  const fields = declared.flatMap((one) => Object.values(one).flatMap(withInner));
  const names = [
    ...[...nodeKinds.values()].map(({ title }) => title),
    ...visible.map(({ tag }) => titleOf(tag)),
    ...Object.values(categories),
    'Other',
    'Page',
    'Fixed block',
    'Global block',
  ];
  return {
    labels: texts([...names, ...fields.flatMap(labelsOf)]),
    docs: texts(fields.map(({ doc }) => doc)),
    wanted: texts(fields.map((field) => (field.kind === 'raw' ? field.wanted : undefined))),
  };
}

/** A field with those inside it. */
function withInner(field: Field): Field[] {
  const inner: Field[] = [
    ...('of' in field ? [field.of] : []),
    ...('fields' in field ? Object.values<Field>(field.fields) : []),
    ...('variants' in field
      ? Object.values<Fields>(field.variants).flatMap((variant) => Object.values(variant))
      : []),
  ];
  return [field, ...inner.flatMap(withInner)];
}

function labelsOf(field: Field): (string | undefined)[] {
  return [field.label, ...(field.kind === 'choice' ? Object.values(field.options) : [])];
}

function texts(all: readonly (string | undefined)[]): string[] {
  const found = all.filter((text): text is string => text !== undefined && isTranslatable(text));
  return [...new Set(found)];
}
