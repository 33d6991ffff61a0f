import { defineElements } from '../../../../src';

defineElements({ tags: ['nh-template-preview'] });

/** The storage key of the data for the next page of a preview. */
export const KEY = 'starter-templates-iframe-preview-data';

/** A page in a frame of this one, as a theme prints it. */
export interface Framed {
  readonly document: Document;
  readonly view: Window & typeof globalThis;
  readonly host: HTMLElement & { readonly updateComplete: Promise<void> };
  /** Sends a message as the host around the frame, and waits until the page has dealt with it. */
  send(param: string, data?: unknown): Promise<void>;
  /** Hands over a message from anywhere, and waits as `send` does. */
  hear(data: unknown, origin: string, source?: Window | null): Promise<void>;
  /** A computed value of the first element that matches. */
  style(selector: string, property: string): string;
}

const header =
  '<div id="wpadminbar">Howdy</div><header><div class="site-branding">' +
  '<span class="site-logo-img"><a class="custom-logo-link" href="/"><img src="/own.svg" srcset="/own.svg 1x, /own-2.svg 2x" alt="Logo" style="width: 50px"></a></span>' +
  '<div class="ast-site-title-wrap"><span class="site-title"><a href="/home">Linden</a></span></div>' +
  '</div></header><h1>One</h1><h2>Two</h2><p>Text</p><button>Go</button>';

/** Opens such a page with the tag in it. */
export async function framed(settings: object = {}, markup = header): Promise<Framed> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentDocument as Document;
  const view = frame.contentWindow as Window & typeof globalThis;
  inner.body.innerHTML = markup;
  const host = document.createElement('nh-template-preview');
  Object.assign(host, { settings });
  inner.body.append(host);
  await host.updateComplete;
  const hear = async (data: unknown, origin: string, source: Window | null = null) => {
    view.dispatchEvent(new view.MessageEvent('message', { data, origin, source }));
  };
  return {
    document: inner,
    view,
    host,
    hear,
    send: (param, data) => hear(dispatch(param, data), location.origin, window),
    style: (selector, property) =>
      view.getComputedStyle(inner.querySelector(selector) as Element).getPropertyValue(property),
  };
}

export function dispatch(param: string, data?: unknown): object {
  return { call: 'starterTemplatePreviewDispatch', value: { param, data } };
}

/** Takes all frames and all that they have saved away. */
export function leaveFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  localStorage.removeItem(KEY);
}

/** The saved data. */
export const saved = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
