import { errorReportOptions, mayReplay, type ReportSettings } from './options.ts'

type Report = (error: unknown) => void

const longestBacklog = 10
const backlog: unknown[] = []
let report: Report | undefined
let on = false

/** Reports an error that a screen caught; does nothing without a configured project. */
export function reportError(error: unknown): void {
  if (!on) return
  if (report !== undefined) report(error)
  else if (backlog.length < longestBacklog) backlog.push(error)
}

/**
 * Starts error reports when the page is idle; earlier errors are kept and sent then. Does nothing without
 * settings.
 */
export function startErrorReports(settings: ReportSettings | undefined): void {
  if (settings === undefined || on) return
  on = true
  const early = (event: ErrorEvent | PromiseRejectionEvent) =>
    reportError('reason' in event ? event.reason : event.error)
  window.addEventListener('error', early)
  window.addEventListener('unhandledrejection', early)
  whenIdle(() => {
    void load(settings).then((capture) => {
      window.removeEventListener('error', early)
      window.removeEventListener('unhandledrejection', early)
      report = capture
      for (const error of backlog.splice(0)) capture(error)
    })
  })
}

async function load(settings: ReportSettings): Promise<Report> {
  const { captureException, init } = await import('@sentry/react')
  const options = errorReportOptions(settings)
  init(options)
  if (mayReplay(options)) await (await import('./replay.ts')).startReplay()
  return (error) => void captureException(error)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}
