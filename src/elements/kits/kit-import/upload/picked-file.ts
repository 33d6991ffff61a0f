/** The reason why a chosen or dropped file is not uploaded. */
export type Refusal =
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'not-zip'; readonly name: string }
  /** The file was moved or changed since it was chosen. */
  | { readonly kind: 'unreadable'; readonly name: string }
  /** Not the file of the interrupted upload. */
  | { readonly kind: 'other'; readonly name: string; readonly expected: string }
  /** An invalid address, or one of an origin that is not allowed. */
  | { readonly kind: 'address'; readonly address: string };

const zipTypes = ['application/zip', 'application/x-zip-compressed', 'application/x-zip'];

/** The single zip file among the chosen files, or the reason for refusal; undefined without files. */
export function pickedFile(
  files: readonly File[],
): { readonly file: File } | { readonly refusal: Refusal } | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return { refusal: { kind: 'several', count: files.length } };
  if (isZip(file)) return { file };
  return { refusal: { kind: 'not-zip', name: file.name } };
}

/** Checks type and extension, since some systems report no type. The content is checked later. */
function isZip({ name, type }: File): boolean {
  return zipTypes.includes(type) || /\.zip$/i.test(name);
}
