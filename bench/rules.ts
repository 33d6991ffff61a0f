/**
 * Validations per second of one form of 12 fields by swv, zod/mini and nh-elements, side by side:
 * each round runs all three in turn, and the median round counts. Run it by `npm run bench:rules`.
 * Exits with 1 when they disagree about which fields are invalid.
 */
import { validate as validateWithSwv } from '@contactable/swv';
import { validate } from '../src/rules';
import { invalidForm, schema, validForm } from './form';
import { validateWithZod } from './zod-form';

const ROUNDS = 25;
const ROUND_MS = 60;

/** Each answers what its library does; `verdict` reads the invalid fields from it. */
const contenders = {
  swv: (form: FormData) => validateWithSwv(schema, form),
  'zod/mini': (form: FormData) => validateWithZod(form),
  'nh-elements': (form: FormData) => validate(schema, form),
};
const forms = { valid: validForm, '12 errors': invalidForm };

for (const [title, form] of Object.entries(forms)) {
  const verdicts = Object.values(contenders).map((run) => verdict(run(form)));
  const expected = form === validForm ? 0 : 12;
  if (verdicts.some((fields) => fields.length !== expected || `${fields}` !== `${verdicts[0]}`)) {
    console.error(`bench:rules: the contenders disagree on the form "${title}":`, verdicts);
    process.exit(1);
  }
}

for (const [title, form] of Object.entries(forms)) {
  const rounds: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      rounds[name] ??= [];
      rounds[name].push(operationsPerSecond(() => run(form)));
    }
  }
  const baseline = median(rounds.swv);
  console.log(`\nA form of 12 fields, ${title}`);
  console.table(
    Object.entries(rounds).map(([contender, results]) => ({
      contender,
      'ops/s': Math.round(median(results)),
      'times swv': Number((median(results) / baseline).toFixed(1)),
    })),
  );
}

/** The names of the invalid fields; swv also lists the valid ones, without an `error`. */
function verdict(result: Map<string, string | { error?: string }>): string[] {
  const isInvalid = (entry: string | { error?: string }) =>
    typeof entry === 'string' || entry.error !== undefined;
  return [...result].flatMap(([field, entry]) => (isInvalid(entry) ? field : [])).sort();
}

function operationsPerSecond(run: () => unknown): number {
  const start = performance.now();
  let operations = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (let i = 0; i < 50; i++) run();
    operations += 50;
    elapsed = performance.now() - start;
  }
  return (operations / elapsed) * 1000;
}

function median(values: number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
