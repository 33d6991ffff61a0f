/** Prints the validations per second of one contender with one form, both named by arguments. */
import { type Contender, contenders, type FormName, forms } from './contenders';
import { median } from './median';

const WARM_UP_MS = 300;
const SAMPLES = 15;
const SAMPLE_MS = 20;
/** Validations between two readings of the clock, which takes as long as some of them. */
const BATCH = 500;

const [contender, form] = process.argv.slice(2) as [Contender, FormName];
operationsPerSecond(WARM_UP_MS);
console.log(median(Array.from({ length: SAMPLES }, () => operationsPerSecond(SAMPLE_MS))));

function operationsPerSecond(milliseconds: number): number {
  const run = contenders[contender];
  const start = processorTime();
  let operations = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let i = 0; i < BATCH; i++) run(forms[form]);
    operations += BATCH;
    elapsed = processorTime() - start;
  }
  return (operations / elapsed) * 1000;
}

/** Milliseconds that this process has used of the processor, whatever else the machine does. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
