import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/** Names whose values never reach a log, wherever they stand. */
export const redacted = [
  'password',
  'email',
  'rut',
  'name',
  'details',
  'account',
  'token',
  'cookie',
  'authorization',
  'body',
  'phone',
  'address',
  // PostgreSQL repeats the row in the detail of its errors.
  'detail',
] as const

const paths = redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Structured lines on standard output, or where `destination` takes them: one JSON object each, without personal data. */
export function createLogger(
  name: string,
  level: string,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    name,
    level,
    redact: { paths, censor: '(redacted)' },
    base: { process: name },
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
  }
  return pino(options, destination)
}
