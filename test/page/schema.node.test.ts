import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { validatorOf } from '../scripts/manifest/validator';
import { box, widget } from './elements';

const schema = JSON.parse(readFileSync(`${root}schemas/nh-page.json`, 'utf8'));

const accepts = validatorOf(schema);

const page = (...content: unknown[]) => ({ format: 1, content });

describe('schemas/nh-page.json', () => {
  it('accepts what readDocument keeps', () => {
    const page_settings = {
      post_title: 'About',
      padding: { unit: 'px', top: '40', bottom: '40', isLinked: false },
      padding_tablet: { unit: 'em', top: 1 },
      container_width_mobile: { unit: 'px', size: 300 },
      other_plugin: [1],
    };
    const json = { ...page(box('a', widget('b', { title: 'x' }))), page_settings };
    expect(accepts(json), JSON.stringify(accepts.errors)).to.equal(true);
  });

  it('knows the settings of each kind of element', () => {
    const sides = { unit: 'px', top: '8', right: '', isLinked: false };
    const styled = (elType: string, settings: object) => page({ ...box('a'), elType, settings });
    expect(accepts(styled('container', { padding: sides, padding_mobile: '4px' }))).to.equal(true);
    expect(accepts(styled('container', { padding: true }))).to.equal(false);
    expect(accepts(styled('e-flexbox', { padding: true }))).to.equal(true);
    expect(accepts(styled('section', { __globals__: { color: 'globals/x' } }))).to.equal(false);
  });

  it('refuses elements without a sound id or type, at any depth, and invalid settings', () => {
    expect(accepts(page(box('a', widget('b c'))))).to.equal(false);
    expect(accepts(page(box('a', { ...widget('b'), elType: '<b>' })))).to.equal(false);
    expect(accepts({ ...page(), page_settings: { post_status: 'gone' } })).to.equal(false);
    expect(accepts({ ...page(), page_settings: { padding_tablet: 'wide' } })).to.equal(false);
  });
});
