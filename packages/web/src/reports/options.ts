import type { BrowserOptions } from '@sentry/react'
import { currentScreen } from './screen-name.tsx'

/** The settings of error reports from the server. */
export interface ReportSettings {
  readonly dsn: string
  readonly environment: string
  readonly release: string
}

/** The privacy of replays, if their rate is ever raised: no text and no media of the page. */
export const replayPrivacy = { maskAllText: true, maskAllInputs: true, blockAllMedia: true }

/** Whether replays are enabled; at the specification's rates their code is not even loaded. */
export function mayReplay({
  replaysSessionSampleRate = 0,
  replaysOnErrorSampleRate = 0,
}: BrowserOptions): boolean {
  return replaysSessionSampleRate > 0 || replaysOnErrorSampleRate > 0
}

/** Integrations that would record user behaviour: removed, so that none of it leaves the browser. */
const TELLTALES: ReadonlySet<string> = new Set(['Breadcrumbs', 'BrowserSession', 'CultureContext'])

/**
 * The options of error reports: sent through our own tunnel, only events with an exception, no traces, no
 * replays, and no personal data: no cookies, headers, bodies, query strings, values of variables, and no
 * record of clicks or pages. Failures on /404 are not reported.
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
    // By default a plain message gets an exception that was never thrown.
    attachStacktrace: false,
    integrations: (defaults) => defaults.filter(({ name }) => !TELLTALES.has(name)),
    ignoreErrors: ['Request failed with status code 401'],
    ignoreSpans: [/^\/404/],
    beforeSend: (event) => {
      const transaction = currentScreen(typeof window === 'undefined' ? undefined : window)
      if (event.exception === undefined || transaction === '/404') return null
      return { ...event, transaction }
    },
    // The default rewrites the messages by which reports are filtered.
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
