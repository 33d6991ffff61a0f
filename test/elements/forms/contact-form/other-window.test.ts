import { expect } from '@open-wc/testing';
import { clearForms, field, liveForm, settled, textField } from './fixtures';

afterEach(clearForms);

/** Replaces a control by a copy that another window's document has created. */
function fromOtherWindow(control: HTMLElement): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = frame.contentDocument as Document;
  const copy = other.importNode(control, true);
  other.body.append(copy);
  control.replaceWith(copy);
  frame.remove();
}

describe('a control that another window has created', () => {
  it('has its address completed', async () => {
    const form = await liveForm(textField('site', 'url'));
    fromOtherWindow(form.find('[name=site]'));
    form.type('site', 'example.org');
    expect(form.find('[name=site]').value).to.equal('http://example.org');
  });

  it('is validated with all options that the visitor has chosen', async () => {
    const options = '<option>a</option><option selected>b</option><option selected>c</option>';
    const select = `<select multiple name="letters[]" class="wpcf7-form-control">${options}</select>`;
    const form = await liveForm(field('letters', select), {
      rules: [{ rule: 'enum', field: 'letters', accept: ['b'], error: 'Only b.' }],
    });
    fromOtherWindow(form.find('select'));
    form.find('select').dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(form.find('.wpcf7-not-valid-tip').textContent).to.equal('Only b.');
  });
});
