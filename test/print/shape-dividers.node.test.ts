import { expect } from 'chai';
import { readDocument, type SavedSettings } from '../../src/page';
import { type PrintedDocument, printDocument } from '../../src/print';
import { faultsOf } from './validator';

const withShape = (settings: SavedSettings, elType = 'container'): PrintedDocument => {
  const content = [{ id: 'a1', elType, settings, elements: [] }];
  return printDocument(readDocument({ format: 1, content, page_settings: {} }).document);
};

describe('a printed shape divider', () => {
  it('is a drawing at the edge of its container, which screen readers pass over', () => {
    const { html, problems } = withShape({ shape_divider_top: 'tilt' });
    expect(html).to.contain(
      '<div class="nh-shape-top" aria-hidden="true"><svg viewBox="0 0 1000 100" preserveAspectRatio="none">' +
        '<path d="M0 0V100L1000 0z"></path></svg></div><div class="nh-inner">',
    );
    expect(problems).to.deep.equal([]);
    expect(faultsOf(html)).to.deep.equal([]);
  });

  it('is out of the flow, so that content has the same place with and without it', () => {
    const { css } = withShape({ shape_divider_bottom: 'waves' }, 'section');
    expect(css).to.contain('.nh-e-a1>.nh-shape-bottom,.nh-e-a1>[settings]>.nh-shape-bottom{');
    expect(css).to.match(/\{position:absolute;bottom:-1px;[^}]*rotate:180deg\}/);
  });

  it('has colour, width and height of its own, and may be mirrored and in front', () => {
    const { css } = withShape({
      shape_divider_top: 'curve',
      shape_divider_top_color: '#123456',
      shape_divider_top_width: { size: 150, unit: '%' },
      shape_divider_top_height: { size: 60, unit: 'px' },
      shape_divider_top_height_mobile: { size: 20, unit: 'px' },
      shape_divider_top_flip: 'yes',
      shape_divider_top_above_content: 'yes',
    });
    for (const declaration of [
      'color:#123456',
      'height:60px',
      'height:20px',
      'width:max(100%,150%)',
      'scale:-1 1',
      'z-index:2',
    ])
      expect(css).to.contain(declaration);
  });

  it('draws what the shape leaves free if it is inverted', () => {
    const { html, css } = withShape({
      shape_divider_top: 'triangle',
      shape_divider_top_negative: 'yes',
    });
    expect(html).to.contain('<path d="M0 0H1000V100H0zM0 0L500 96L1000 0z" fill-rule="evenodd">');
    expect(css).to.contain('rotate:180deg');
  });

  it('is left out where the name is unknown, and in columns', () => {
    for (const name of ['', 'none', 'toString', '"><script>', 7])
      expect(withShape({ shape_divider_top: name }).html).not.to.contain('nh-shape');
    expect(withShape({ shape_divider_top: 'tilt' }, 'column').html).not.to.contain('nh-shape');
  });
});
