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
    'RELEASE',
    'Name of what is deployed, in error reports and in the row of each running process.',
    'unnamed',
  ),
]
