import { errorReportOptions } from './options.ts'

type Report = (error: unknown) => void

const longestBacklog = 10
const backlog: unknown[] = []
let report: Report | undefined
let on = false

/** Reports an error that a screen caught; without a configured project it does nothing. */
export function reportError(error: unknown): void {
  if (!on) return
  if (report !== undefined) report(error)
  else if (backlog.length < longestBacklog) backlog.push(error)
}

interface Settings {
  readonly dsn: string | undefined
  readonly environment: string
}

/** Starts error reports once the page is idle; what fails before that is kept and sent then. Without a dsn: nothing. */
export function startErrorReports({ dsn, environment }: Settings): void {
  if (dsn === undefined || on) return
  on = true
  const early = (event: ErrorEvent | PromiseRejectionEvent) =>
    reportError('reason' in event ? event.reason : event.error)
  window.addEventListener('error', early)
  window.addEventListener('unhandledrejection', early)
  whenIdle(() => {
    void load({ dsn, environment }).then((capture) => {
      window.removeEventListener('error', early)
      window.removeEventListener('unhandledrejection', early)
      report = capture
      for (const error of backlog.splice(0)) capture(error)
    })
  })
}

async function load(settings: { dsn: string; environment: string }): Promise<Report> {
  const { captureException, init } = await import('@sentry/react')
  init(errorReportOptions(settings))
  return (error) => void captureException(error)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}
