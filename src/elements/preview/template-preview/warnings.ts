import { logWarning } from '../../../core/dom/log';

const messages = {
  origin: (from: string) =>
    `a message from ${from} was ignored, because the page accepts only other origins. ` +
    'If the preview is shown there, add the origin to previewOrigins.',
  shape: (path: string) =>
    `a message was ignored, because its shape is unknown (${path}). ` +
    'Send {call: "starterTemplatePreviewDispatch", value: {param, data}}.',
  value: (paths: string) =>
    `the values of a message at ${paths} were ignored, because they are not usable in a page. ` +
    'Send CSS colours, font names, numbers, and image addresses.',
};

/** Warns about a kind of bad message in the page's console. */
export type Warn = (kind: keyof typeof messages, detail: string) => void;

/** Creates a function that warns once per kind. */
export function warnings(host: HTMLElement): Warn {
  const reported = new Set<string>();
  return (kind, detail) => {
    if (reported.has(kind)) return;
    reported.add(kind);
    logWarning(`<${host.localName}>: ${messages[kind](detail)}`, host);
  };
}
