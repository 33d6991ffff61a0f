/** An event of a trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor: other programs do not count. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** What runs a script by itself, with all that the script has the browser do in between. */
const RUNS = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'FunctionCall',
  'EventDispatch',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
]);

/** Milliseconds of the processor's time that our code took at most in one go, what it forced included. */
export function longestRun(events: readonly TraceEvent[]): number {
  const ours = events.filter(({ args }) => args?.data?.url?.includes('/nh/'));
  const times = events
    .filter((event) => RUNS.has(event.name) && ours.some((own) => isWithin(own, event)))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return Math.max(0, ...times);
}

/** How often, after the mark `swipes`, the page was laid out while a script was running. */
export function nestedLayouts(events: readonly TraceEvent[]): number {
  const from = events.find(({ name }) => name === 'swipes')?.ts ?? Number.POSITIVE_INFINITY;
  const scripts = events.filter(({ name }) => name === 'FunctionCall' || name === 'EventDispatch');
  return events.filter(
    (event) =>
      event.name === 'Layout' &&
      event.ts > from &&
      scripts.some((script) => isWithin(event, script)),
  ).length;
}

/** A task of a page's main thread. */
export interface Task {
  /** When it began, as the trace counts. */
  readonly ts: number;
  /** Milliseconds of the thread's own time, so that other programs do not count. */
  readonly time: number;
  /** Milliseconds of it in scripts of the page's, with what they had the browser do in between. */
  readonly scripting: number;
  /** It ran a script of the page's, or had one compiled. */
  readonly hasScript: boolean;
}

/** What compiles or runs a script. That a file is asked for, in the task that begins the page, is not. */
const SCRIPTING = new Set([
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'EvaluateScript',
  'FunctionCall',
]);

/** Not what a test has put into the page, which has no address; modules have theirs where they are compiled. */
function isScript({ name, args }: TraceEvent): boolean {
  if (!SCRIPTING.has(name)) return false;
  return name === 'v8.evaluateModule' || /^https?:/.test(args?.data?.url ?? '');
}

/** The tasks of a thread, in their order. */
export function tasksOf(
  events: readonly TraceEvent[],
  { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>,
): Task[] {
  const here = events
    .filter((event) => event.pid === pid && event.tid === tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks: { ts: number; end: number; time: number; scripts: TraceEvent[] }[] = [];
  for (const event of here) {
    const { name, ts, dur = 0, tdur = dur } = event;
    const last = tasks.at(-1);
    if (last && ts < last.end) {
      if (isScript(event)) last.scripts.push(event);
    } else if (name === 'RunTask') {
      // The processor's clock may tick coarser than the wall's.
      tasks.push({ ts, end: ts + dur, time: Math.min(tdur, dur) / 1000, scripts: [] });
    }
  }
  return tasks.map(({ ts, time, scripts }) => ({
    ts,
    time,
    scripting: timeOf(scripts),
    hasScript: scripts.length > 0,
  }));
}

/** Milliseconds of events in their order; what lies within another counts once. */
function timeOf(events: readonly TraceEvent[]): number {
  let sum = 0;
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of events) {
    if (ts < end) continue;
    sum += tdur / 1000;
    end = ts + dur;
  }
  return sum;
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  const end = outer.ts + (outer.dur ?? 0);
  const isSameThread = inner.pid === outer.pid && inner.tid === outer.tid;
  return isSameThread && inner.ts >= outer.ts && inner.ts < end;
}
