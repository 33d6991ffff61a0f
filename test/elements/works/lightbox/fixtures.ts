import { defineElement } from '../../../../src/core/element';
import { lightbox } from '../../../../src/elements/works/lightbox/lightbox.element';
import { until } from '../../../page-objects/until';

/** The element with its properties. */
export interface Gallery extends HTMLElement {
  open: boolean;
  index: number;
  settings: unknown;
  readonly updateComplete: Promise<void>;
}

/** An event of the element. */
export interface RecordedEvent {
  readonly type: string;
  readonly index: number;
}

const picture = (name: string): string => `/demo/assets/${name}.svg`;

export const settings = {
  items: [
    {
      url: picture('notebook'),
      title: 'Notebook',
      thumbnail: picture('notebook'),
      width: 240,
      height: 200,
    },
    { url: picture('verse'), title: 'Verse', width: '240', height: '200' },
    { url: picture('box'), title: 'Box', width: 240, height: 200 },
  ],
};

export const links = `
  <figure><a href="${picture('notebook')}"><img src="${picture('notebook')}" alt="A notebook"></a>
    <figcaption>Red cloth</figcaption></figure>
  <a href="/about">About us</a>
  <a href="${picture('verse')}" download>Take it home</a>
  <a href="${picture('verse')}" title="Verse">Verse</a>
  <a href="${picture('box')}" data-nh-page>The page of the box</a>`;

/** Adds a gallery around `content` to the page, and records its events. */
export async function gallery(
  content: string,
  attributes: Readonly<Record<string, string>> = {},
  shadow: 'open' | false = false,
): Promise<{ element: Gallery; events: RecordedEvent[] }> {
  const tag = defined(shadow);
  const element = document.createElement(tag) as Gallery;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = content;
  const events: RecordedEvent[] = [];
  for (const type of Object.keys(lightbox.events)) {
    element.addEventListener(type, (event) => {
      events.push({
        type: event.type,
        index: (event as CustomEvent<{ index: number }>).detail.index,
      });
    });
  }
  document.body.append(element);
  await element.updateComplete;
  return { element, events };
}

function defined(shadow: 'open' | false): string {
  if (!shadow) {
    defineElement(lightbox);
    return 'nh-lightbox';
  }
  const tag = 'nh-lightbox-in-shadow';
  defineElement({ ...lightbox, tag }, { shadow });
  return tag;
}

/** Closes the lightbox and clears the page; for `afterEach`. */
export async function endGalleries(): Promise<void> {
  for (const element of document.querySelectorAll('nh-lightbox, nh-lightbox-in-shadow'))
    element.remove();
  await until(() => document.querySelector('dialog') === null);
}

/** Resolves when the lightbox shows the slide `index`. */
export function shows(index: number): Promise<void> {
  return until(() => {
    const holder = document.querySelector('dialog[open] .pswp__item[aria-hidden="false"]');
    return holder?.getAttribute('aria-label')?.startsWith(`${index + 1} of`) ?? false;
  });
}

export const isOpen = (): boolean => document.querySelector('dialog[open]') !== null;
