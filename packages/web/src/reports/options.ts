import type { BrowserOptions } from '@sentry/react'
import { currentScreen } from './screen-name.tsx'

/** What the server says of error reports. */
export interface ReportSettings {
  readonly dsn: string
  readonly environment: string
  readonly release: string
}

/** What a replay may hold, should its rate ever be raised: no text and no media of the page. */
export const replayPrivacy = { maskAllText: true, maskAllInputs: true, blockAllMedia: true }

/** Whether replays are asked for at all; at the specification's rates their code is not even fetched. */
export function mayReplay({
  replaysSessionSampleRate = 0,
  replaysOnErrorSampleRate = 0,
}: BrowserOptions): boolean {
  return replaysSessionSampleRate > 0 || replaysOnErrorSampleRate > 0
}

/** Parts of the library that would tell what people did and read: nothing of it leaves the browser. */
const TELLTALES: ReadonlySet<string> = new Set(['Breadcrumbs', 'BrowserSession', 'CultureContext'])

/**
 * How errors are reported: through our own tunnel, only events that carry an exception, no traces, no replays, and
 * nothing about the person: no cookies, headers, bodies, query strings, values of variables, and no trail of what was
 * clicked or shown. Failures on /404 are not reported.
 */
export function errorReportOptions(settings: ReportSettings): BrowserOptions {
  return {
    ...settings,
    tunnel: '/api/monitoring',
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    maxBreadcrumbs: 0,
    sendClientReports: false,
    // By default a plain message gets an exception that nobody threw.
    attachStacktrace: false,
    integrations: (defaults) => defaults.filter(({ name }) => !TELLTALES.has(name)),
    ignoreErrors: ['Request failed with status code 401'],
    ignoreSpans: [/^\/404/],
    beforeSend: (event) => {
      const transaction = currentScreen(typeof window === 'undefined' ? undefined : window)
      if (event.exception === undefined || transaction === '/404') return null
      return { ...event, transaction }
    },
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
