import type { EmbeddedOptions } from '@puente/postgres/embedded'
import path from 'node:path'
import { readEnv } from '../../apps/server/src/platform/config/env.ts'
import { StartProblem } from './problem.ts'

export interface Ports {
  readonly PORT: number
  readonly BACKOFFICE_PORT: number
  readonly SANDBOX_PORT: number
  /** Operations ports; 0 opens none. */
  readonly OPS_PORT: number
  readonly WORKER_OPS_PORT: number
}

export interface StartConfig {
  /** The folder of the root manifest. */
  readonly root: string
  readonly ports: Ports
  /** An absolute path. */
  readonly dataFolder: string
  /** The operator's own PostgreSQL; if absent, the embedded one runs. */
  readonly databaseUrl: string | undefined
  /** The operator's own PostgreSQL for its owner; if absent, it is migrated elsewhere. */
  readonly databaseOwnerUrl: string | undefined
  /** Whether production may use the embedded one. */
  readonly mayEmbed: boolean
  /** The address of the operations ports. */
  readonly opsHost: string
  /** Whether a folder for backups is set: then the embedded server archives its log. */
  readonly backsUp: boolean
  /** The database of the keys of personal data; if absent, the one of all data has them. */
  readonly dataKeysUrl: string | undefined
  readonly dataKeysOwnerUrl: string | undefined
  readonly environment: 'sandbox' | 'production'
}

const DEFAULT_PORTS: Ports = {
  PORT: 3000,
  BACKOFFICE_PORT: 3001,
  SANDBOX_PORT: 3002,
  OPS_PORT: 3003,
  WORKER_OPS_PORT: 3004,
}
const MAY_BE_NONE: ReadonlySet<keyof Ports> = new Set(['OPS_PORT', 'WORKER_OPS_PORT'])

/** The supervisor's own configuration; throws a StartProblem for an invalid value or a secret that cannot be read. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): StartConfig {
  const { env, faults } = readEnv(environment)
  if (faults.length > 0) throw new StartProblem(faults.join('\n'))
  const given = (name: string): string | undefined => env[name]
  const kind = given('ENVIRONMENT') ?? 'sandbox'
  if (kind !== 'sandbox' && kind !== 'production')
    throw new StartProblem(`ENVIRONMENT is "${kind}", and must be sandbox or production.`)
  return {
    root,
    ports: {
      PORT: port('PORT', given('PORT')),
      BACKOFFICE_PORT: port('BACKOFFICE_PORT', given('BACKOFFICE_PORT')),
      SANDBOX_PORT: port('SANDBOX_PORT', given('SANDBOX_PORT')),
      OPS_PORT: port('OPS_PORT', given('OPS_PORT')),
      WORKER_OPS_PORT: port('WORKER_OPS_PORT', given('WORKER_OPS_PORT')),
    },
    dataFolder: path.resolve(root, given('DATA_DIR') ?? 'data'),
    databaseUrl: given('DATABASE_URL'),
    databaseOwnerUrl: given('DATABASE_OWNER_URL'),
    mayEmbed: given('EMBEDDED_POSTGRES_ALLOWED') === 'yes',
    opsHost: given('OPS_HOST') ?? '127.0.0.1',
    backsUp: given('BACKUP_DIR') !== undefined,
    dataKeysUrl: given('DATA_KEYS_URL'),
    dataKeysOwnerUrl: given('DATA_KEYS_OWNER_URL'),
    environment: kind,
  }
}

/** The configuration from this process's environment, which only this function of the start reads. */
export function startConfig(): StartConfig {
  return readConfig(process.env, path.resolve(import.meta.dirname, '../..'))
}

/** How the embedded server of this installation is started, by every command. */
export const embeddedOf = ({ dataFolder, backsUp }: StartConfig): EmbeddedOptions => ({
  dataFolder,
  archives: backsUp,
})

/** What only migrations use. */
const OF_OWNERS = ['DATABASE_OWNER_URL', 'DATA_KEYS_OWNER_URL'].flatMap((name) => [name, `${name}_FILE`])

/**
 * The environment of a child process: the operator's own, without the owners of databases, and our variables. A child
 * reads the address of the operator's own database where the operator set it, which may be a file.
 */
export function childEnvironment(config: StartConfig, databaseUrl: string): NodeJS.ProcessEnv {
  const ports = Object.entries(config.ports).map(([name, number]) => [name, String(number)] as const)
  const inherited = Object.entries(process.env).filter(([name]) => !OF_OWNERS.includes(name))
  return {
    ...Object.fromEntries(inherited),
    ...Object.fromEntries(ports),
    DATA_DIR: config.dataFolder,
    ...(config.databaseUrl === undefined ? { DATABASE_URL: databaseUrl } : {}),
    ENVIRONMENT: config.environment,
  }
}

/** The environment of the command that migrates: with the users that own the databases, which no other process gets. */
export function ownerEnvironment(config: StartConfig, ownerUrl: string | undefined): NodeJS.ProcessEnv {
  const { dataKeysOwnerUrl } = config
  return {
    ...childEnvironment(config, ''),
    ...(ownerUrl === undefined ? {} : { DATABASE_OWNER_URL: ownerUrl }),
    ...(dataKeysOwnerUrl === undefined ? {} : { DATA_KEYS_OWNER_URL: dataKeysOwnerUrl }),
  }
}

function port(name: keyof Ports, text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORTS[name]
  const number = Number(text)
  const least = MAY_BE_NONE.has(name) ? 0 : 1
  if (/^\d+$/.test(text) && number >= least && number <= 65_535) return number
  throw new StartProblem(`${name} is "${text}", and must be a port number from ${least} to 65535.`)
}
