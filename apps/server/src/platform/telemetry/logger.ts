import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/** Properties whose values are never logged, at any depth. */
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
  // PostgreSQL includes the row in the detail of its errors.
  'detail',
] as const

const paths = redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Structured logs without personal data, one JSON object a line, on standard output or to `destination`. */
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
