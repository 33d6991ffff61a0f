const sentences = {
  origin: (from: string) =>
    `a message from ${from} was ignored, because the page listens to other origins. ` +
    'If that is where the preview is shown, name it in previewOrigins.',
  shape: (place: string) =>
    `a message was ignored, because it is not of the known shape (${place}). ` +
    'Send {call: "starterTemplatePreviewDispatch", value: {param, data}}.',
  value: (places: string) =>
    `what a message holds at ${places} was left out, because it cannot go into a page. ` +
    'Send CSS colours, names of fonts, numbers, and addresses of images.',
};

/** Warns of a kind of bad message, in the page's console. */
export type Warn = (kind: keyof typeof sentences, about: string) => void;

/** A way to warn that is used once for each kind. */
export function warnings(host: HTMLElement): Warn {
  const said = new Set<string>();
  return (kind, about) => {
    if (said.has(kind)) return;
    said.add(kind);
    console.warn(`<${host.localName}>: ${sentences[kind](about)}`, host);
  };
}
