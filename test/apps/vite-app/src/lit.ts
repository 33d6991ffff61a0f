import 'nh-elements/autoload';
import { html, render } from 'lit-html';
import { accordion } from './sample.js';

let title = 'First';
let opened = '';

function draw(): void {
  const settings = {
    items: [
      { title, content: 'One.' },
      { title: 'Second', content: 'Two.' },
    ],
  };
  render(
    html`
      <button @click=${rename}>Rename</button>
      ${accordion(settings, heard)}
      <output>${opened}</output>
    `,
    document.querySelector('#root') as HTMLElement,
  );
}

function rename(): void {
  title = 'Renamed';
  draw();
}

function heard(event: GlobalEventHandlersEventMap['nh-accordion-open']): void {
  opened = event.detail.title;
  draw();
}

draw();
