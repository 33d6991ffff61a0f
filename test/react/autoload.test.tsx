import { expect } from '@open-wc/testing';
import { renderToString } from 'react-dom/server';
import { NhAutoload, NhTabs } from '../../src/react';
import { until } from '../page-objects/until';
import { render } from './fixtures';

describe('<NhAutoload />', () => {
  it('prints nothing on a server', () => {
    expect(renderToString(<NhAutoload />)).to.equal('');
  });

  it('makes the tags of the page live', async () => {
    const items = [{ title: 'First', content: 'A' }];
    const { box } = await render(
      <main>
        <NhTabs loading="eager" settings={{ items }} />
        <NhAutoload />
      </main>,
    );
    await until(() => box.querySelector('[role="tab"]')?.textContent === 'First');
  });
});
