/** Runs in the page: elements with far more content than usual. */
import { defineElement } from '../src/core/element';
import * as form from '../src/elements/forms/contact-form/contact-form';
import { contactForm } from '../src/elements/forms/contact-form/contact-form.element';
import * as map from '../src/elements/maps/region-map/region-map';
import { regionMap } from '../src/elements/maps/region-map/region-map.element';
import { timed } from './timed';

defineElement({ ...contactForm, load: () => form });
defineElement({ ...regionMap, load: () => map });

/** Draws a form from JSON. Each field has five rules. */
function drawForm(count: number): Promise<number> {
  const names = Array.from({ length: count }, (_, at) => `field-${at}`);
  const fields = names.map((name) => ({ type: 'text', name, label: name, required: true }));
  const settings = JSON.stringify({ fields, schema: { rules: names.flatMap(rulesOf) } });
  const markup = `<nh-contact-form form-id="7" settings='${settings}'></nh-contact-form>`;
  return drawn(markup, '[part="control"]', count);
}

function rulesOf(field: string): object[] {
  return [
    { rule: 'required', field, error: 'Please fill out this field.' },
    { rule: 'minlength', field, threshold: 2, error: 'Too short.' },
    { rule: 'maxlength', field, threshold: 400, error: 'Too long.' },
    { rule: 'email', field, error: 'No address.' },
    { rule: 'stepnumber', field, threshold: 1, error: 'No step.' },
  ];
}

/** Draws a map from the SVG file at an address. */
function drawMap(file: string, count: number): Promise<number> {
  const settings = '{"maxFileSize":100}';
  const markup = `<nh-region-map src="${file}" settings='${settings}'></nh-region-map>`;
  return drawn(markup, 'svg:not([data-nh-hidden]) [data-nh-region]', count);
}

/** Milliseconds until all parts are painted. */
async function drawn(markup: string, selector: string, count: number): Promise<number> {
  const box = document.body.appendChild(document.createElement('main'));
  return timed(async () => {
    box.innerHTML = markup;
    while (box.querySelectorAll(selector).length < count) await new Promise(requestAnimationFrame);
  });
}

Object.assign(globalThis, { drawForm, drawMap });
