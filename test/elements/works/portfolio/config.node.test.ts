import { expect } from 'chai';
import { configure } from '../../../../src/core/config';
import { portfolioUrl } from '../../../../src/elements/works/portfolio/config';

describe('the address of the portfolio’s items', () => {
  it('is derived from the configuration, unless it is configured itself', () => {
    expect(portfolioUrl()).to.equal('/wp-json/wp/v2/astra-portfolio');
    configure({ restRoot: '/?rest_route=/', prefix: 'uael' });
    expect(portfolioUrl()).to.equal('/?rest_route=/wp/v2/uael-portfolio');
    configure({ portfolioUrl: '/items' });
    expect(portfolioUrl()).to.equal('/items');
    configure({ restRoot: undefined, prefix: undefined, portfolioUrl: undefined });
  });
});
