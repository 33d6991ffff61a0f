/** An event of a trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, which excludes other programs. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** The names of events that run a script, with the browser work that the script causes. */
const RUNS = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'FunctionCall',
  'EventDispatch',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
]);

/** The longest run of our code in milliseconds of processor time, with the work that it forces. */
export function longestRun(events: readonly TraceEvent[]): number {
  const ours = events.filter(({ args }) => args?.data?.url?.includes('/nh/'));
  const times = events
    .filter((event) => RUNS.has(event.name) && ours.some((own) => isWithin(own, event)))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return Math.max(0, ...times);
}

/** The number of layouts during a script, after the mark `swipes`. */
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
  /** Its start, in the trace's own time. */
  readonly ts: number;
  /** Milliseconds of the thread's own time, which excludes other programs. */
  readonly time: number;
  /** Milliseconds in scripts of the page, with the browser work that they cause. */
  readonly scripting: number;
  /** Whether a script of the page ran, or was compiled. */
  readonly hasScript: boolean;
}

/** The names of events that compile or run a script. The request for a file, in the first task, is none. */
const SCRIPTING = new Set([
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'EvaluateScript',
  'FunctionCall',
]);

/**
 * Whether an event belongs to a script of the page: scripts of a test have no address, modules have theirs
 * where they are compiled.
 */
function isScript({ name, args }: TraceEvent): boolean {
  if (!SCRIPTING.has(name)) return false;
  return name === 'v8.evaluateModule' || /^https?:/.test(args?.data?.url ?? '');
}

/** The tasks of a thread, in order. */
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
      // The processor's clock may be coarser than the wall clock.
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

/** The milliseconds of some events, in order; an event within another one counts once. */
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
