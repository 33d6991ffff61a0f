import * as z from 'zod/mini';
import { titleText } from './document';

/** The kinds of variables: those of the page builder's kit, and sizes. */
export const variableKinds = ['color', 'typography', 'size'] as const;

/** A kind of variable. */
export type VariableKind = (typeof variableKinds)[number];

const value = z.record(z.string(), z.unknown());

/** A variable of the site, to which settings of elements refer. */
export const variable = z.object({
  id: z.string(),
  kind: z.enum(variableKinds),
  title: z.string(),
  /** The row of the kit: `{ color }`, `{ typography_font_family, … }` or `{ size }`. */
  value,
  /** Whether the theme relies on it: it can be changed and renamed, but not deleted. */
  isFixed: z.boolean(),
  /** Changes with the title and the value. */
  revision: z.string(),
});

/** A variable of the site. */
export type Variable = z.infer<typeof variable>;

/** The response of `GET /variables`, in the order of the kit. */
export const variableList = z.object({ variables: z.array(variable) });

/** The body of `POST /variables`. */
export const newVariable = z.object({ kind: z.enum(variableKinds), title: titleText, value });

/** The body of `PATCH /variables/{kind}/{variable}`. Absent fields stay as they are. */
export const variableChange = z.object({
  /** The revision that the change is based on. */
  revision: z.string(),
  title: z.optional(titleText),
  value: z.optional(value),
});

/** The query of `DELETE /variables/{kind}/{variable}`. */
export const deleteVariableQuery = z.object({
  /** `values`: settings that refer to it get its value. Default: a variable in use is not deleted. */
  leave: z.optional(z.enum(['values'])),
});
