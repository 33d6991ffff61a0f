import type { MiddlewareHandler } from 'hono';

/** Metrics and traces of the running process. */
export interface Telemetry {
  readonly observe: MiddlewareHandler;
  /** Sends the remaining data and ends. */
  stop(): Promise<void>;
}

/** The variables of OpenTelemetry that name a collector. */
const addresses = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
] as const;

/** Starts metrics and traces if the environment names a collector. Otherwise none of their code is loaded. */
export async function openTelemetry(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Telemetry | undefined> {
  if (!addresses.some((name) => environment[name])) return undefined;
  const { startTelemetry } = await import('./telemetry');
  return startTelemetry();
}
