import { expect } from 'chai';
import { escapeHtml } from '../../../src/builder/runtime/escape-html';

describe('escaped text', () => {
  it('has entities for the five special characters', () => {
    expect(escapeHtml(`<a title="it's">Fish & chips</a>`)).to.equal(
      '&lt;a title=&quot;it&#39;s&quot;&gt;Fish &amp; chips&lt;/a&gt;',
    );
  });

  it('leaves all other characters as they are', () => {
    const others = 'Ä ß — „“ `=/\\ \u0000 \n 𝒳 \ud800 $1 {{x}}';
    expect(escapeHtml(others)).to.equal(others);
    expect(escapeHtml('')).to.equal('');
  });

  it('is escaped again by a second call', () => {
    expect(escapeHtml(escapeHtml('a < b'))).to.equal('a &amp;lt; b');
  });
});
