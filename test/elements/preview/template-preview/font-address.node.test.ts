import { expect } from 'chai';
import { fontAddress } from '../../../../src/elements/preview/template-preview/font-address';

const service = 'https://fonts.example/css2';
const after = (query: string) => `${service}?${query}&display=swap`;

describe('the address of the fonts', () => {
  it('names the families of body and headings with their weights', () => {
    const typography = {
      'body-font-family': '"Source Sans 3", sans-serif',
      'body-font-weight': '400',
      'headings-font-family': '"IM Fell DW Pica"',
      'headings-font-weight': '700',
    };
    expect(fontAddress(typography, service)).to.equal(
      after('family=Source+Sans+3:wght@400&family=IM+Fell+DW+Pica:wght@700'),
    );
  });

  it('merges the weights of one family, in ascending order', () => {
    const typography = {
      'body-font-family': '"Inter"',
      'body-font-weight': '500',
      'headings-font-family': 'inherit',
      'headings-font-weight': 'bold',
      'font-weight-h6': '300',
      'font-weight-h5': '500',
    };
    expect(fontAddress(typography, service)).to.equal(after('family=Inter:wght@300;500;700'));
  });

  it('requests the regular weight too if a use names none', () => {
    const typography = {
      'body-font-family': '"Inter"',
      'headings-font-family': '"Inter"',
      'headings-font-weight': '800',
    };
    expect(fontAddress(typography, service)).to.equal(after('family=Inter:wght@400;800'));
  });

  it('names no weight if no use does', () => {
    expect(fontAddress({ 'body-font-family': '"Inter"' }, service)).to.equal(after('family=Inter'));
  });

  it('omits system families, and is undefined if no other is left', () => {
    const typography = {
      'body-font-family': '"Georgia", serif',
      'headings-font-family': 'system-ui',
      'headings-font-weight': '700',
    };
    expect(fontAddress(typography, service)).to.equal(undefined);
    expect(fontAddress({ ...typography, 'font-family-h2': '"Lora"' }, service)).to.equal(
      after('family=Lora:wght@700'),
    );
  });

  it('resolves inherited values of levels from the headings, and of headings from the body', () => {
    const typography = {
      'body-font-family': '"Lora"',
      'body-font-weight': '400',
      'headings-font-family': 'inherit',
      'headings-font-weight': 'inherit',
      'font-family-h1': 'inherit',
      'font-weight-h1': 'inherit',
    };
    expect(fontAddress(typography, service)).to.equal(after('family=Lora:wght@400'));
    expect(fontAddress({ 'body-font-family': 'inherit' }, service)).to.equal(undefined);
  });

  it('extends a query in the service’s address', () => {
    expect(fontAddress({ 'body-font-family': '"Inter"' }, '/css?key=1')).to.equal(
      '/css?key=1&family=Inter&display=swap',
    );
  });

  it('encodes special characters', () => {
    expect(fontAddress({ 'body-font-family': '"A&B +1"' }, service)).to.equal(
      after('family=A%26B+%2B1'),
    );
  });
});
