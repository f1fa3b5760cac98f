import {
  pino,
  type DestinationStream,
  type Logger as PinoLogger,
  type LoggerOptions as PinoOptions,
} from 'pino'
import { isTracing, traceFields } from './tracing.ts'

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

/** A line of level error or fatal. */
export interface LoggedFailure {
  readonly level: 'error' | 'fatal'
  readonly message: string
  /** The object of the line, which is redacted only where it is written. */
  readonly facts: Readonly<Record<string, unknown>>
}

const ERROR = 50
const FATAL = 60

/** The object and the message of a call such as `error({ err }, 'message')`. */
function failureOf(args: readonly unknown[], level: number): LoggedFailure {
  const [first, second] = args
  const facts = typeof first === 'object' && first !== null ? (first as Record<string, unknown>) : {}
  const message = typeof first === 'string' ? first : typeof second === 'string' ? second : ''
  return {
    level: level >= FATAL ? 'fatal' : 'error',
    message,
    facts: first instanceof Error ? { err: first } : facts,
  }
}

export interface LoggerOptions {
  /** Where the lines are written; default: standard output. */
  readonly destination?: DestinationStream | undefined
  /** Receives each line of level error or fatal. */
  readonly onFailure?: ((failure: LoggedFailure) => void) | undefined
}

/** Structured logs without personal data, one JSON object a line. */
export function createLogger(
  name: string,
  level: string,
  { destination = pino.destination(1), onFailure }: LoggerOptions = {},
): Logger {
  const options: PinoOptions = {
    level,
    redact: { paths, censor: '(redacted)' },
    base: { process: name },
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    ...(isTracing() ? { mixin: traceFields } : {}),
  }
  if (onFailure === undefined) return pino(options, destination)
  return pino(
    {
      ...options,
      hooks: {
        logMethod(args, write, number) {
          if (number >= ERROR) onFailure(failureOf(args, number))
          return write.apply(this, args)
        },
      },
    },
    destination,
  )
}
