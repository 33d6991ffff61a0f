import type { Contract } from '../../src/core/element';
import { defineElement } from '../../src/core/element';
import { sampleOf } from './samples';

/** An element of the suite, as script sees it. */
export interface Specimen extends HTMLElement {
  settings: unknown;
  readonly updateComplete: Promise<void>;
}

/** A contract under another tag, so that each test registers the element itself. */
export interface Species {
  readonly tag: string;
  define(): void;
  /** Its markup with all its attributes. */
  markup(content?: string): string;
}

let count = 0;

/** A fresh species of an element that renders in light DOM or in shadow DOM. */
export function newSpecies(contract: Contract, shadow: 'open' | false): Species {
  const tag: `nh-${string}` = `${contract.tag}-specimen-${++count}`;
  const { settings, attributes = {} } = sampleOf(contract);
  return {
    tag,
    define: () => void defineElement({ ...contract, tag }, { shadow }),
    markup(content = '') {
      const element = document.createElement('div');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute('settings', JSON.stringify(settings));
      element.textContent = content;
      return element.outerHTML.replace(/^<div/, `<${tag}`).replace(/<\/div>$/, `</${tag}>`);
    },
  };
}

/** The tree that the element renders into. */
export function treeOf(element: Element): ParentNode {
  return element.shadowRoot ?? element;
}

/**
 * How many parts it has drawn, or marks where it draws none: its host's `data-state`. None means that it
 * is not alive. The parts of an element within it are not its own.
 */
export function partsDrawn(element: Element): number {
  const parts = [...treeOf(element).querySelectorAll('[part]')];
  const own = parts.filter((part) => elementAround(part) === element);
  return own.length + Number(element.hasAttribute('data-state'));
}

function elementAround(part: Element): Element | null {
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (around.localName.includes('-')) return around;
  }
  const root = part.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Puts markup into the page and waits for its first element. */
export async function placed(markup: string): Promise<Specimen> {
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = markup;
  const element = box.firstElementChild as Specimen;
  await element.updateComplete;
  return element;
}
