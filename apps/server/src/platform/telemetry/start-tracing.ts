import type { Config } from '../config/index.ts'
import type { Logger } from './logger.ts'

/** The export of spans, once it has begun. */
export interface Tracing {
  /** Logs faults of the export from now on. */
  readonly logFaults: (logger: Logger) => void
  /** Sends the last spans, within 2 s. */
  readonly close: () => Promise<void>
}

/**
 * Begins to export spans of a process where they are configured. Call it before loggers and listeners are created.
 * Without a configuration the libraries are not loaded.
 */
export async function startTracing(
  { tracing, errorReports, environment }: Pick<Config, 'tracing' | 'errorReports' | 'environment'>,
  name: string,
): Promise<Tracing | undefined> {
  if (tracing === undefined) return undefined
  const { startExport, logExportFaults } = await import('./trace-export.ts')
  const close = startExport(tracing, { name, release: errorReports.release, environment })
  return { logFaults: logExportFaults, close }
}
