import { expect } from '@open-wc/testing';
import { configure, siteConfig } from '../../../src/core/config';

/** The mode that the site's configuration has now. */
function mode(): string {
  configure({});
  return siteConfig().mode;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
  document.body.className = '';
  configure({ mode: undefined, builder: undefined });
});

describe('the mode without a configuration', () => {
  it('is "public"', () => {
    expect(mode()).to.equal('public');
  });

  it('is "edit" where the builder’s editor has printed its configuration', () => {
    Object.assign(window, { elementorFrontendConfig: { environmentMode: { edit: true } } });
    expect(mode()).to.equal('edit');
  });

  it('is "public" where the builder has printed the configuration of a page for visitors', () => {
    Object.assign(window, { elementorFrontendConfig: { environmentMode: { edit: false } } });
    expect(mode()).to.equal('public');
    Object.assign(window, { elementorFrontendConfig: 'junk' });
    expect(mode()).to.equal('public');
  });

  it('is "edit" where the builder’s editor has marked the body', () => {
    document.body.className = 'elementor-editor-active';
    expect(mode()).to.equal('edit');
  });

  it('follows the name of the builder', () => {
    configure({ builder: 'other' });
    document.body.className = 'elementor-editor-active';
    expect(mode()).to.equal('public');
    document.body.className = 'other-editor-active';
    expect(mode()).to.equal('edit');
  });
});

describe('the mode that the site configures', () => {
  it('has priority in the builder’s editor too', () => {
    document.body.className = 'elementor-editor-active';
    configure({ mode: 'preview' });
    expect(mode()).to.equal('preview');
  });
});
