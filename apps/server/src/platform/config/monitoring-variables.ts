import { variable, type Variable } from './variable.ts'

/** The variables of logs, error reports and traces. */
export const monitoringVariables: readonly Variable[] = [
  variable(
    'ACCESS_LOG',
    '`off` logs no line for each request of the customer and staff listeners, where a proxy logs them ([what a line contains](tracing.md)).',
    '`on`',
  ),
  variable(
    'ERROR_REPORTS_DSN',
    'Project that takes error reports of the browsers, by the protocol of Sentry.',
    'our own log',
  ),
  variable(
    'SERVER_ERROR_REPORTS_DSN',
    'Project that takes error reports of the API and the worker, by the protocol of Sentry ([what they contain](tracing.md)). Not the one of the browsers, whose key is public.',
    'our own log',
    true,
  ),
  variable(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'Collector of OpenTelemetry that takes traces by OTLP over HTTP; `/v1/traces` is appended ([what is traced](tracing.md)).',
    'nothing is traced',
  ),
  variable(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    'The full address for traces, in place of the one above.',
    '`$OTEL_EXPORTER_OTLP_ENDPOINT/v1/traces`',
  ),
  variable(
    'OTEL_EXPORTER_OTLP_HEADERS',
    'Headers of requests to the collector: `key=value`, comma-separated, values percent-encoded.',
    'none',
    true,
  ),
  variable(
    'OTEL_TRACES_SAMPLER',
    'Which traces are recorded: `always_on`, `always_off` or `traceidratio`, with `parentbased_` before it to follow the parent. A browser’s decision is not followed.',
    '`parentbased_always_on`',
  ),
  variable('OTEL_TRACES_SAMPLER_ARG', 'Share of traces for `traceidratio`, from 0 to 1.', '1'),
  variable(
    'RELEASE',
    'Name of what is deployed, in error reports and in the row of each running process.',
    'unnamed',
  ),
]
