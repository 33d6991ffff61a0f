/** Runs in the page: a map and an editor with many regions. */
import { defineElement } from '../src/core/element';
import * as editor from '../src/elements/maps/region-editor/region-editor';
import { regionEditor } from '../src/elements/maps/region-editor/region-editor.element';
import * as map from '../src/elements/maps/region-map/region-map';
import { regionMap } from '../src/elements/maps/region-map/region-map.element';
import { timed } from './timed';

defineElement({ ...regionMap, load: () => map });
defineElement({ ...regionEditor, load: () => editor });

/** Milliseconds from the action to the painted frame. */
export interface RegionFigures {
  /** From the markup to the painted map. */
  readonly draw: number;
  /** From a selection in the selector to its frame. */
  readonly choose: number;
  /** From the markup to the painted editor with its preview. */
  readonly edit: number;
  /** From a letter typed in the editor's first field to its frame. */
  readonly type: number;
}

type Living = HTMLElement & { readonly updateComplete: Promise<unknown> };

async function measure(count: number): Promise<RegionFigures> {
  const regions = grid(count);
  const drawn = await shown(
    'nh-region-map',
    { regions, selector: 'always' },
    '[data-nh-region]',
    count,
  );
  const choose = await timed(() => {
    const select = found<HTMLSelectElement>(drawn.element, 'select');
    write(select, HTMLSelectElement.prototype, select.options[count >> 1]?.value ?? '', 'change');
  });
  drawn.element.remove();
  const edited = await shown('nh-region-editor', { regions }, '[part~="row"]', count);
  const type = await timed(() => {
    write(
      found<HTMLInputElement>(edited.element, '[part~="input"]'),
      HTMLInputElement.prototype,
      'A',
      'input',
    );
  });
  edited.element.remove();
  return { draw: drawn.time, choose, edit: edited.time, type };
}

/** Squares in rows of thirty, in ten countries; every fourth has a link. */
function grid(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    path: `M${(at % 30) * 19} ${Math.floor(at / 30) * 24}h18v23h-18z`,
    title: `Region ${at}`,
    country: `C${at % 10}`,
    link: at % 4 === 0 ? `/region/${at}` : '',
  }));
}

async function shown(tag: string, settings: object, selector: string, count: number) {
  const element = document.createElement(tag) as Living;
  element.setAttribute('settings', JSON.stringify(settings));
  const time = await timed(async () => {
    document.body.append(element);
    while (element.querySelectorAll(selector).length < count)
      await new Promise(requestAnimationFrame);
  });
  return { element, time };
}

function found<E extends Element>(element: Element, selector: string): E {
  const one = element.querySelector<E>(selector);
  if (!one) throw new Error(`There is no ${selector}.`);
  return one;
}

/** Types as a visitor does: React ignores values that were set through its own setter. */
function write(control: Element, prototype: object, value: string, type: 'change' | 'input'): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

Object.assign(globalThis, { measure });
