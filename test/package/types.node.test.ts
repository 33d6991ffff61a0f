import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

const page = `
import type {} from 'nh-elements';
import type {} from 'nh-elements/react';
import { createElement } from 'react';

const form = document.createElement('nh-contact-form');
form.settings = {};
document.addEventListener('nh-form-submit', (event) => event.detail.status.length);
window.addEventListener('nh-error', (event) => event.detail.phase.length);
form.addEventListener('nh-form-submit', (event) => event.detail.status.length);
export const drawn = <nh-contact-form loading="eager" settings="{}" />;
export const made = createElement('nh-contact-form');
`;

/** A site's own events, declared on the package's interface. */
const tracking = `
import { configureTracking, track, trackApp, trackEvents } from 'nh-elements/tracking';
import { catalogue, kitEventMap } from 'nh-elements/tracking/catalogue';

declare module 'nh-elements/tracking' {
  interface TrackedEvents { form_sent: { form: number } }
}

configureTracking({ consent: true, beacon: '/count', catalogue });
track('form_sent', { form: 7 });
track('kit_cloud_library_apply', { kit_cloud_id: '7' });
track('top_bar_finder');
track('checklist_steps_done_set_fonts');
trackApp('kit-library/kit-card-click', { kit_name: 'Bindery' });
trackEvents(kitEventMap);
trackEvents({ 'nh-form-submit': () => ['form_sent', { form: 7 }] });
// @ts-expect-error a field that the catalogue does not have
track('kit_cloud_library_apply', { kit_cloud_name: 'Bindery' });
// @ts-expect-error a field that the site has not declared
track('form_sent', { title: 'Contact' });
// @ts-expect-error an undeclared name
track('form_received');
`;

/** Settings by their named types, with keys that only those may have. */
const named = `
import type { AccordionItem, ContactFormTextField, PortfolioSettings } from 'nh-elements/react';
import { NhAccordion, NhContactForm, NhPortfolio } from 'nh-elements/react';

const settings: PortfolioSettings = { columns: 4, columns_tablet: 2, animation: 'fadeIn' };
const field: ContactFormTextField = { type: 'text', name: 'town', maxlength: 40 };
const items: AccordionItem[] = [{ title: 'One', content: 'A' }];
document.createElement('nh-portfolio').settings = settings;
export const drawn = (
  <>
    <NhPortfolio settings={settings} />
    <NhContactForm settings={{ fields: [field, { type: 'submit', label: 'Send' }] }} />
    <NhAccordion settings={{ items }} />
  </>
);
// @ts-expect-error a key of another type of field
export const wrong: ContactFormTextField = { type: 'text', name: 'town', rows: 4 };
`;

/** What Vue and Svelte, which are not installed here, declare for their templates. */
const frameworks = `
declare module 'vue' {
  export interface GlobalComponents {}
  export interface HTMLAttributes { class?: unknown }
  export type EmitFn<E> = <K extends keyof E>(type: K, ...given: E[K] extends (...all: infer A) => void ? A : never) => void;
}
declare module 'svelte/elements' {
  export interface HTMLAttributes<T extends EventTarget> { class?: string; onclick?: (event: MouseEvent & { currentTarget: T }) => void }
  export interface SvelteHTMLElements { [name: string]: { [name: string]: any } }
}
`;

/** Tags as the compilers of templates write them down for TypeScript: see also `test/apps/types.apps.ts`. */
const templates = `
import type {} from 'nh-elements/svelte';
import type {} from 'nh-elements/vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

type Accordion = InstanceType<GlobalComponents['nh-accordion']>;
declare const { $emit }: Accordion;
export const bound: Accordion['$props'] = { settings: { items: [{ title: 'One' }] }, loading: 'idle' };
$emit('nh-accordion-open', new CustomEvent('nh-accordion-open', { detail: { index: 1 } } as never));
// @ts-expect-error an event that the element does not have
$emit('nh-accordion-lost', new CustomEvent('nh-accordion-lost'));
// @ts-expect-error a setting that the element does not have
export const misbound: Accordion['$props'] = { settings: { titles: [] } };

export const written: SvelteHTMLElements['nh-accordion'] = {
  settings: '{}',
  'onnh-accordion-open': ({ detail, currentTarget }) => [detail.index.toFixed(), currentTarget.settings],
};
// @ts-expect-error an attribute is text
export const miswritten: SvelteHTMLElements['nh-accordion'] = { settings: { items: [] } };
`;

/** What the compiler reports on files that import the package as a user does. */
function reportOn(files: Readonly<Record<string, string>>): string {
  // Inside the package, so that its own name resolves through its exports.
  const folder = mkdtempSync(join(root, 'dist/types-'));
  const sources = Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
  const options =
    '--noEmit --strict --skipLibCheck false --jsx react-jsx --module nodenext --target es2022 --lib es2023,dom,dom.iterable,dom.asynciterable --types react';
  const tsc = `${root}node_modules/typescript/bin/tsc`;
  const args = [tsc, '--ignoreConfig', ...sources, ...options.split(' ')];
  try {
    return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the published types', () => {
  it('let a page set properties, listen anywhere, say when an element loads and declare its own events', () => {
    expect(reportOn({ 'page.tsx': page, 'tracking.ts': tracking })).to.equal('');
  });

  it('have a named interface for the settings of an element and for each object in them', () => {
    expect(reportOn({ 'named.tsx': named })).to.equal('');
  });

  it('name the interface in errors', () => {
    const wrong = "document.createElement('nh-portfolio').settings = { colums: 4 };\n";
    const report = reportOn({ 'wrong.ts': `import type {} from 'nh-elements';\n${wrong}` });
    expect(report).to.contain("does not exist in type 'PortfolioSettings'");
  });

  it('have the tags in templates of Vue and Svelte', () => {
    const files = { 'frameworks.d.ts': frameworks, 'templates.ts': templates };
    expect(reportOn(files)).to.equal('');
  });

  it('compile the TypeScript examples of docs/tracking.md as they are written', () => {
    const text = readFileSync(`${root}docs/tracking.md`, 'utf8');
    const examples = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
    expect(examples).to.have.length(3);
    const files = examples.map((code, index) => [`example${index}.ts`, code]);
    expect(reportOn(Object.fromEntries(files))).to.equal('');
  });

  it('import no stylesheet', () => {
    const types = `${root}dist/types/`;
    for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.d.ts')) continue;
      expect(readFileSync(types + name, 'utf8'), name).not.to.match(/from ['"][^'"]*\.css/);
    }
  });
});
