/** Prints the validations per second of one contender with one form, both named by arguments. */
import { type Contender, contenders, type FormName, forms } from './contenders';
import { median } from './median';

const WARM_UP_MS = 300;
const SAMPLES = 15;
const SAMPLE_MS = 20;

const [contender, form] = process.argv.slice(2) as [Contender, FormName];
operationsPerSecond(WARM_UP_MS);
console.log(median(Array.from({ length: SAMPLES }, () => operationsPerSecond(SAMPLE_MS))));

function operationsPerSecond(milliseconds: number): number {
  const run = contenders[contender];
  const start = performance.now();
  let operations = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let i = 0; i < 50; i++) run(forms[form]);
    operations += 50;
    elapsed = performance.now() - start;
  }
  return (operations / elapsed) * 1000;
}
