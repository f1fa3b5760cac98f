import path from 'node:path'
import { StartProblem } from './problem.ts'

export interface Ports {
  readonly PORT: number
  readonly BACKOFFICE_PORT: number
  readonly SANDBOX_PORT: number
}

export interface StartConfig {
  /** The folder of the root manifest. */
  readonly root: string
  readonly ports: Ports
  /** Absolute. */
  readonly dataFolder: string
  /** The operator's own PostgreSQL; without it the embedded one runs. */
  readonly databaseUrl: string | undefined
  readonly environment: 'sandbox' | 'production'
}

const DEFAULT_PORTS: Ports = { PORT: 3000, BACKOFFICE_PORT: 3001, SANDBOX_PORT: 3002 }

/** What the supervisor itself takes from the environment; throws a StartProblem for a value that cannot be meant. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): StartConfig {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined
  const kind = given('ENVIRONMENT') ?? 'sandbox'
  if (kind !== 'sandbox' && kind !== 'production')
    throw new StartProblem(`ENVIRONMENT is "${kind}", and must be sandbox or production.`)
  return {
    root,
    ports: {
      PORT: port('PORT', given('PORT')),
      BACKOFFICE_PORT: port('BACKOFFICE_PORT', given('BACKOFFICE_PORT')),
      SANDBOX_PORT: port('SANDBOX_PORT', given('SANDBOX_PORT')),
    },
    dataFolder: path.resolve(root, given('DATA_DIR') ?? 'data'),
    databaseUrl: given('DATABASE_URL'),
    environment: kind,
  }
}

/** The environment of the supervisor's process: the only place of the tools' start that reads it. */
export function startConfig(): StartConfig {
  return readConfig(process.env, path.resolve(import.meta.dirname, '../..'))
}

/** What a process of ours is told, beside the operator's own environment. */
export function childEnvironment(config: StartConfig, databaseUrl: string): NodeJS.ProcessEnv {
  const { PORT, BACKOFFICE_PORT, SANDBOX_PORT } = config.ports
  return {
    ...process.env,
    PORT: String(PORT),
    BACKOFFICE_PORT: String(BACKOFFICE_PORT),
    SANDBOX_PORT: String(SANDBOX_PORT),
    DATA_DIR: config.dataFolder,
    DATABASE_URL: databaseUrl,
    ENVIRONMENT: config.environment,
  }
}

function port(name: keyof Ports, text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORTS[name]
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= 65_535) return number
  throw new StartProblem(`${name} is "${text}", and must be a port number from 1 to 65535.`)
}
