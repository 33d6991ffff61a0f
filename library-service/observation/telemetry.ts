import {
  context as activeContext,
  type MeterProvider as Meters,
  propagation,
  SpanKind,
  SpanStatusCode,
  type TracerProvider as Tracers,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
  METRIC_HTTP_SERVER_REQUEST_DURATION,
} from '@opentelemetry/semantic-conventions';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Telemetry } from './open-telemetry';

/** Seconds; the boundaries of the semantic conventions for HTTP. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Starts the exporters, which read the standard variables `OTEL_EXPORTER_OTLP_…`. */
export function startTelemetry(): Telemetry {
  const { OTEL_SERVICE_NAME: name = 'nh-library-service' } = process.env;
  const resource = defaultResource().merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: name }));
  const tracers = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() });
  const meters = new MeterProvider({ resource, readers: [reader] });
  activeContext.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    observe: observeRequests(tracers, meters),
    async stop() {
      // The last spans and numbers are sent now.
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    },
  };
}

/** A span and a duration for each request, by its route. Ids, queries and headers are left out. */
function observeRequests(tracers: Tracers, meters: Meters): MiddlewareHandler {
  const tracer = tracers.getTracer('nh-library-service');
  const duration = meters
    .getMeter('nh-library-service')
    .createHistogram(METRIC_HTTP_SERVER_REQUEST_DURATION, {
      unit: 's',
      description: 'Duration of HTTP server requests.',
      advice: { explicitBucketBoundaries: BOUNDARIES },
    });
  return async (context, next) => {
    const { method } = context.req;
    const parent = propagation.extract(activeContext.active(), context.req.header());
    const started = performance.now();
    await tracer.startActiveSpan(method, { kind: SpanKind.SERVER }, parent, async (span) => {
      await next();
      const route = routePath(context);
      const { status } = context.res;
      const attributes = {
        [ATTR_HTTP_REQUEST_METHOD]: method,
        [ATTR_HTTP_ROUTE]: route,
        [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
      };
      span.updateName(`${method} ${route}`).setAttributes(attributes);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      duration.record((performance.now() - started) / 1000, attributes);
    });
  };
}
