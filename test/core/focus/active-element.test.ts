import { expect } from '@open-wc/testing';
import { activeElement } from '../../../src/core/focus';

describe('the focused element', () => {
  const box = document.createElement('div');
  beforeEach(() => document.body.append(box));
  afterEach(() => box.remove());

  it('may be a link in an SVG', () => {
    box.innerHTML = '<svg><a href="#a"><path d="M0 0h9v9z"/></a></svg>';
    const link = box.querySelector('a');
    link?.focus();
    expect(activeElement()).to.equal(link);
    expect(link).to.be.instanceOf(SVGElement);
  });

  it('is found in a shadow root', () => {
    box.innerHTML = '<div></div>';
    const root = (box.firstElementChild as Element).attachShadow({ mode: 'open' });
    const button = root.appendChild(document.createElement('button'));
    button.focus();
    expect(activeElement()).to.equal(button);
  });

  it('is undefined when nothing has the focus', () => {
    expect(activeElement()).to.equal(undefined);
  });
});
