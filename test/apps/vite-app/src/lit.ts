import 'nh-elements/autoload';
import { html, render } from 'lit-html';

let title = 'First';
let opened = '';

function draw(): void {
  const settings = {
    items: [
      { title, content: 'A' },
      { title: 'Second', content: 'B' },
    ],
  };
  render(
    html`
      <button id="rename" @click=${rename}>Rename</button>
      <output>${opened}</output>
      <nh-accordion loading="eager" .settings=${settings} @nh-accordion-open=${heard}></nh-accordion>
    `,
    document.querySelector('#root') as HTMLElement,
  );
}

function rename(): void {
  title = 'Renamed';
  draw();
}

function heard(event: GlobalEventHandlersEventMap['nh-accordion-open']): void {
  opened = `opened ${event.detail.index}`;
  draw();
}

draw();
