/** Why what was picked or dropped is not uploaded. */
export type Refusal =
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'not-zip'; readonly name: string }
  /** It was moved or changed since it was picked. */
  | { readonly kind: 'unreadable'; readonly name: string }
  /** Another file than the one that is half uploaded. */
  | { readonly kind: 'other'; readonly name: string; readonly expected: string }
  /** An address that is none, or of an origin that the site does not take kits from. */
  | { readonly kind: 'address'; readonly address: string };

const zipTypes = ['application/zip', 'application/x-zip-compressed', 'application/x-zip'];

/** The one kit among the files that were picked or dropped, or why there is none; undefined for no files. */
export function pickedFile(
  files: readonly File[],
): { readonly file: File } | { readonly refusal: Refusal } | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return { refusal: { kind: 'several', count: files.length } };
  if (isZip(file)) return { file };
  return { refusal: { kind: 'not-zip', name: file.name } };
}

/** By type or extension: systems that know no zip files name no type. What it really is shows inside. */
function isZip({ name, type }: File): boolean {
  return zipTypes.includes(type) || /\.zip$/i.test(name);
}
