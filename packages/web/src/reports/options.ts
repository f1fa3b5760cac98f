import type { BrowserOptions } from '@sentry/react'

interface ReportSettings {
  readonly dsn: string
  readonly environment: string
}

/**
 * How errors are reported: through our own tunnel, only events that carry an exception, no traces, no replays, and
 * nothing about the person: no cookies, headers, bodies, query strings, values of variables.
 */
export function errorReportOptions({ dsn, environment }: ReportSettings): BrowserOptions {
  return {
    dsn,
    environment,
    tunnel: '/api/monitoring',
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    ignoreErrors: ['Request failed with status code 401'],
    ignoreSpans: [/^\/404/],
    beforeSend: (event) => (event.exception === undefined ? null : event),
    // The default rewrites the messages that everything else filters by.
    enhanceFetchErrorMessages: 'report-only',
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
      genAI: { inputs: false, outputs: false },
      databaseQueryData: false,
      stackFrameVariables: false,
    },
  }
}
