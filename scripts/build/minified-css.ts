import { transform } from 'lightningcss';

/** Returns a stylesheet without spaces and comments. */
export function minifiedCss(filename: string, text: string): Uint8Array {
  return transform({ filename, code: Buffer.from(text), minify: true }).code;
}
