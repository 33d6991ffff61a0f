/**
 * `npm run bench:rules`: validations per second of one form of 12 fields by swv, zod/mini and nh-elements. Each
 * round measures all of them in alternation, each in a separate process, so that none slows the engine down for
 * another; the median round counts. The code runs bundled, as in a page: in development, tsx names each function
 * at run time, which slows swv by a quarter. Exits with 1 when the contenders disagree about the invalid fields.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type Contender, contenders, type FormName, forms } from './contenders';
import { median } from './median';

const ROUNDS = 7;
const names = Object.keys(contenders) as Contender[];
const formNames = Object.keys(forms) as FormName[];

for (const form of formNames) assertAgreement(form);

const folder = mkdtempSync(join(tmpdir(), 'nh-bench-'));
await build({
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    outDir: folder,
    ssr: fileURLToPath(new URL('measure.ts', import.meta.url)),
    rolldownOptions: { output: { entryFileNames: 'measure.mjs' } },
  },
});
for (const form of formNames) printComparison(form);
rmSync(folder, { recursive: true });

function assertAgreement(form: FormName): void {
  const verdicts = names.map((name) => invalidFields(contenders[name](forms[form])));
  const expected = form === 'valid' ? 0 : 12;
  if (verdicts.every((fields) => fields.length === expected && `${fields}` === `${verdicts[0]}`)) {
    return;
  }
  console.error(`bench:rules: the contenders disagree on the form "${form}":`, verdicts);
  process.exit(1);
}

/** The names of the invalid fields; swv also lists the valid ones, without an `error`. */
function invalidFields(result: Map<string, string | { error?: string }>): string[] {
  const isInvalid = (entry: string | { error?: string }) =>
    typeof entry === 'string' || entry.error !== undefined;
  return [...result].flatMap(([field, entry]) => (isInvalid(entry) ? field : [])).sort();
}

function printComparison(form: FormName): void {
  const rounds = Array.from({ length: ROUNDS }, () => names.map((name) => measured(name, form)));
  const results = names.map((_, i) => median(rounds.map((round) => round[i] ?? Number.NaN)));
  const baseline = results[0] ?? Number.NaN;
  console.log(`\nA form of 12 fields, ${form}`);
  console.table(
    results.map((result, i) => ({
      contender: names[i],
      'ops/s': Math.round(result),
      'times swv': Number((result / baseline).toFixed(1)),
    })),
  );
}

function measured(name: Contender, form: FormName): number {
  const script = join(folder, 'measure.mjs');
  return Number(execFileSync(process.execPath, [script, name, form], { encoding: 'utf8' }));
}
