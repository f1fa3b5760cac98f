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
  /** An absolute path. */
  readonly dataFolder: string
  /** The operator's own PostgreSQL; if absent, the embedded one runs. */
  readonly databaseUrl: string | undefined
  /** The database of the keys of personal data; if absent, the one of all data has them. */
  readonly dataKeysUrl: string | undefined
  readonly environment: 'sandbox' | 'production'
}

const DEFAULT_PORTS: Ports = { PORT: 3000, BACKOFFICE_PORT: 3001, SANDBOX_PORT: 3002 }

/** The supervisor's own configuration; throws a StartProblem for an invalid value. */
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
    dataKeysUrl: given('DATA_KEYS_URL'),
    environment: kind,
  }
}

/** The configuration from this process's environment, which only this function of the start reads. */
export function startConfig(): StartConfig {
  return readConfig(process.env, path.resolve(import.meta.dirname, '../..'))
}

/** The environment of a child process: the operator's own, and our variables. */
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
