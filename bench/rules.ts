/**
 * Validations per second of one form of 12 fields by swv, zod/mini and nh-elements. Run it by
 * `npm run bench:rules`. Each round measures every contender in turn, each in a process of its own,
 * so that none slows the engine down for another, and the median round counts.
 * Exits with 1 when the contenders disagree about which fields are invalid.
 */
import { execFileSync } from 'node:child_process';
import { validate as validateWithSwv } from '@contactable/swv';
import { validate } from '../src/rules';
import { invalidForm, schema, validForm } from './form';
import { validateWithZod } from './zod-form';

const ROUNDS = 7;
const WARM_UP_MS = 300;
const SAMPLES = 15;
const SAMPLE_MS = 20;

/** Each answers what its library does; `verdict` reads the invalid fields from it. */
const contenders = {
  swv: (form: FormData) => validateWithSwv(schema, form),
  'zod/mini': (form: FormData) => validateWithZod(form),
  'nh-elements': (form: FormData) => validate(schema, form),
};
const forms = { valid: validForm, '12 errors': invalidForm };

type Contender = keyof typeof contenders;
type Form = keyof typeof forms;

const [contender, form] = process.argv.slice(2) as [Contender?, Form?];
if (contender && form) console.log(measured(contenders[contender], forms[form]));
else compare();

function compare(): void {
  for (const title of Object.keys(forms) as Form[]) assertAgreement(title);
  for (const title of Object.keys(forms) as Form[]) {
    const rounds = Array.from({ length: ROUNDS }, () =>
      names().map((name) => inProcess(name, title)),
    );
    const results = names().map((_, i) => median(rounds.map((round) => round[i] ?? Number.NaN)));
    console.log(`\nA form of 12 fields, ${title}`);
    console.table(
      names().map((name, i) => ({
        contender: name,
        'ops/s': Math.round(results[i] ?? 0),
        'times swv': Number(((results[i] ?? 0) / (results[0] ?? 0)).toFixed(1)),
      })),
    );
  }
}

function names(): Contender[] {
  return Object.keys(contenders) as Contender[];
}

function assertAgreement(title: Form): void {
  const verdicts = names().map((name) => verdict(contenders[name](forms[title])));
  const expected = title === 'valid' ? 0 : 12;
  if (verdicts.every((fields) => fields.length === expected && `${fields}` === `${verdicts[0]}`))
    return;
  console.error(`bench:rules: the contenders disagree on the form "${title}":`, verdicts);
  process.exit(1);
}

/** The names of the invalid fields; swv also lists the valid ones, without an `error`. */
function verdict(result: Map<string, string | { error?: string }>): string[] {
  const isInvalid = (entry: string | { error?: string }) =>
    typeof entry === 'string' || entry.error !== undefined;
  return [...result].flatMap(([field, entry]) => (isInvalid(entry) ? field : [])).sort();
}

function inProcess(name: Contender, title: Form): number {
  const script = process.argv[1] ?? '';
  return Number(execFileSync(process.execPath, [script, name, title], { encoding: 'utf8' }));
}

/** Operations per second once warm: the median of several samples. */
function measured(run: (form: FormData) => unknown, form: FormData): number {
  sample(run, form, WARM_UP_MS);
  return median(Array.from({ length: SAMPLES }, () => sample(run, form, SAMPLE_MS)));
}

function sample(run: (form: FormData) => unknown, form: FormData, ms: number): number {
  const start = performance.now();
  let operations = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    for (let i = 0; i < 50; i++) run(form);
    operations += 50;
    elapsed = performance.now() - start;
  }
  return (operations / elapsed) * 1000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
