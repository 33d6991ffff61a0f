import { expect } from 'chai';
import type { Use } from '../../../src/api/pages/document';
import type { Variable } from '../../../src/api/pages/variable';
import { unsoundVariables } from '../../conformance/unsound-values';
import { Author, heading, pageWith } from './author';
import { authorForTests } from './author-for-tests';

describe('the variables of the site', () => {
  const desk = authorForTests();

  const list = async () =>
    (await desk().ada.person.call<{ variables: Variable[] }>('GET variables')).body.variables;
  const add = (body: object) => desk().ada.person.call<Variable>('POST variables', body);
  const addColour = async (color = '#123456') =>
    (await add({ kind: 'color', title: 'Ink', value: { color } })).body;
  const change = ({ kind, id, revision }: Variable, body: object) =>
    desk().ada.person.call<Variable>(`PATCH variables/${kind}/${id}`, { revision, ...body });
  const remove = ({ kind, id }: Variable, query = '') =>
    desk().ada.person.call<{ code: string; data: { uses: Use[] } }>(
      `DELETE variables/${kind}/${id}${query}`,
    );
  const connected = (type: string, id: string, key: string) => ({
    ...heading('a1', 'Hello'),
    settings: { title: 'Hello', __globals__: { [key]: `globals/${type}?id=${id}` } },
  });
  /** The stylesheet of the page that visitors get. */
  const css = async () => {
    const html = await (await fetch(desk().site.url + desk().page.path)).text();
    const [address = ''] = /\/page-styles\/[^"]+/.exec(html) ?? [];
    return (await fetch(desk().site.url + address)).text();
  };

  it('are those of the kit, and those of the theme are marked', async () => {
    const variables = await list();
    expect(variables.map(({ kind, id, isFixed }) => `${kind} ${id} ${isFixed}`)).to.include.members(
      ['color primary true', 'color 54f2a1c false', 'typography text true'],
    );
    expect(variables[0]?.value).to.deep.equal({ color: '#1F6B4D' });
  });

  it('can be added, renamed and changed, and connected settings follow on the page', async () => {
    const { ada, page } = desk();
    const ink = await addColour();
    await ada.save(page.id, 1, pageWith(connected('colors', ink.id, 'title_color')));
    await ada.publish(page.id, 2);
    expect(await css()).to.include(`--e-global-color-${ink.id}:#123456`);
    const renamed = (await change(ink, { title: 'Blue ink' })).body;
    expect(renamed).to.include({ title: 'Blue ink', id: ink.id });
    await change(renamed, { value: { color: '#654321' } });
    expect(await css()).to.include(`--e-global-color-${ink.id}:#654321`);
  });

  it('are never overwritten by a change of an older one', async () => {
    const ink = await addColour();
    await change(ink, { title: 'A' });
    const { status } = await change(ink, { title: 'B' });
    expect(status).to.equal(409);
  });

  it('are not deleted while a setting refers to them; on request their value is left there', async () => {
    const { ada, page } = desk();
    const ink = await addColour('#abcdef');
    await ada.save(page.id, 1, pageWith(connected('colors', ink.id, 'title_color')));
    await ada.publish(page.id, 2);
    const refused = await remove(ink);
    expect(refused.body.code).to.equal('nh_variable_used');
    expect(refused.body.data.uses[0]).to.include({ page: page.id, published: true });
    const { body } = await ada.person.call<{ uses: Use[] }>(`GET variables/color/${ink.id}/uses`);
    expect(body.uses).to.have.length(1);

    expect((await remove(ink, '?leave=values')).status).to.equal(200);
    const { document } = (await ada.open(page.id)).body;
    expect(document.content[0]?.settings).to.deep.equal({ title: 'Hello', title_color: '#abcdef' });
    expect(await css())
      .to.include('#abcdef')
      .and.not.include('--e-global-color-');
  });

  it('leave each part of a typography, and a size, where they were connected', async () => {
    const { ada, page } = desk();
    const value = { typography_font_family: 'Karla', typography_font_weight: '700' };
    const font = (await add({ kind: 'typography', title: 'Big', value })).body;
    const key = 'typography_typography';
    await ada.save(page.id, 1, pageWith(connected('typography', font.id, key)));
    await remove(font, '?leave=values');
    const { document } = (await ada.open(page.id)).body;
    expect(document.content[0]?.settings).to.deep.equal({
      title: 'Hello',
      typography_typography: 'custom',
      ...value,
    });
    const size = { size: 12, unit: 'px' };
    expect((await add({ kind: 'size', title: 'S', value: { size } })).body.value).to.deep.equal({
      size,
    });
  });

  it('are not deleted while another person has a page open that would get their value', async () => {
    const { site, ada, page } = desk();
    const ink = await addColour();
    await ada.save(page.id, 1, pageWith(connected('colors', ink.id, 'title_color')));
    const grace = await Author.at(site, 'editor');
    await grace.lock(page.id);
    expect((await remove(ink, '?leave=values')).body.code).to.equal('nh_page_locked');
    expect((await list()).some(({ id }) => id === ink.id)).to.equal(true);
    await grace.release(page.id);
    expect((await remove(ink, '?leave=values')).status).to.equal(200);
  });

  it('are kept when the theme relies on them', async () => {
    const [primary] = await list();
    expect(primary && (await remove(primary)).body.code).to.equal('nh_variable_fixed');
  });

  it('have sound values and names only', async () => {
    const { ada } = desk();
    for (const body of unsoundVariables) {
      expect((await add(body)).status, JSON.stringify(body)).to.equal(400);
    }
    const { value } = (
      await add({ kind: 'color', title: 'A', value: { color: '#fff', custom_css: 'x' } })
    ).body;
    expect(value).to.deep.equal({ color: '#fff' });
    for (const path of ['color/nothing', 'colors/primary', '__proto__/x', 'color/__proto__']) {
      const answer = await ada.person.call(`DELETE variables/${path}`);
      expect(answer.status, path).to.equal(404);
    }
  });
});
