import path from 'node:path'
import { readEnv, type Env } from './env.ts'
import { readBackupCommand, readBackups, type BackupCommandConfig, type BackupsConfig } from './backups.ts'
import { readDatabaseTimeouts, readReplica, type DatabaseTimeouts, type ReplicaConfig } from './database.ts'
import { readDocuments, type DocumentsConfig } from './documents.ts'
import { readOperator, type Operator } from './operator.ts'
import { readOps, type OpsConfig } from './ops.ts'
import { readErrorReports, type ErrorReports } from './services/error-reports.ts'
import { judgeShared } from './secrets/keys.ts'
import { readPush, type PushConfig } from './services/push.ts'
import { messagingSecrets, readMessaging, type Messaging } from './services/messaging.ts'
import { partnerSecrets, readPartners, type Partners } from './services/partners.ts'
import { readSecrets, type Secrets } from './secrets/secrets.ts'
import { readStatementLimits, type StatementLimits } from './statements.ts'
import { readServices, type Services } from './services/services.ts'
import { readTracing, type TracingConfig } from './tracing.ts'
import { bindsHereOnly } from './addresses/addresses.ts'
import { readTrustedProxies } from './addresses/trusted-proxies.ts'
import { variables } from './variables.ts'
import { readWebAddresses, type WebAddresses } from './addresses/web-addresses.ts'
import { readWorkerLimits, type WorkerLimits } from './worker.ts'

export interface Config {
  readonly environment: 'sandbox' | 'production'
  /** Whether the sandbox's demo world has a history, or only people. */
  readonly demoWorld: 'full' | 'small'
  readonly host: string
  readonly port: number
  readonly backofficePort: number
  readonly ops: OpsConfig
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  readonly sandboxUrl: string
  readonly dataDir: string
  readonly databaseUrl: string
  /** The same database with sessions of our own, which is another address when `databaseUrl` leads to a pooler. */
  readonly databaseSessionUrl: string
  readonly hasPooler: boolean
  /** The database of the data keys; undefined when it is the one of all data. */
  readonly dataKeysUrl: string | undefined
  /** A read-only replica of the database; undefined without one. */
  readonly replica: ReplicaConfig | undefined
  readonly databasePoolMax: number
  readonly worker: WorkerLimits
  readonly databaseTimeouts: DatabaseTimeouts
  readonly publicUrl: string
  readonly backofficeUrl: string
  readonly web: WebAddresses
  readonly services: Services
  readonly brandName: string
  readonly operator: Operator
  readonly logLevel: string
  /** Whether the access log is on: one line for each request of the customer and staff listeners. */
  readonly accessLog: boolean
  readonly staleTimeMs: number
  readonly maxUploadBytes: number
  readonly documents: DocumentsConfig
  readonly backups: BackupsConfig
  readonly statements: StatementLimits
  readonly partnerTimeoutMs: number
  readonly partners: Partners
  readonly messaging: Messaging
  /** Notifications to browsers; undefined sends none. */
  readonly push: PushConfig | undefined
  readonly errorReports: ErrorReports
  /** Where spans are sent; undefined traces nothing. */
  readonly tracing: TracingConfig | undefined
  readonly secrets: Secrets
}

/** An invalid configuration: all faults at once, as sentences for the operator. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The configuration does not hold:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

function readNumber(env: Env, name: string, byDefault: number, faults: string[]): number {
  const text = env[name]
  if (text === undefined) return byDefault
  if (!/^[0-9]{1,15}$/.test(text)) faults.push(`${name} is a whole number, not "${text}".`)
  return Number(text)
}

function readAddresses(env: Env, production: boolean, faults: string[]) {
  const port = readNumber(env, 'PORT', 3000, faults)
  const backofficePort = readNumber(env, 'BACKOFFICE_PORT', 3001, faults)
  const sandboxPort = readNumber(env, 'SANDBOX_PORT', 3002, faults)
  const host = env['HOST'] ?? '127.0.0.1'
  if (!production && !bindsHereOnly(host))
    faults.push('HOST: sandbox binds to this machine and nothing else.')
  const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${port}`
  const backofficeUrl = env['BACKOFFICE_URL'] ?? `http://localhost:${backofficePort}`
  if (production) {
    for (const [name, url] of [
      ['PUBLIC_URL', publicUrl],
      ['BACKOFFICE_URL', backofficeUrl],
    ] as const) {
      if (!url.startsWith('https://')) faults.push(`${name} is an https address in production.`)
    }
  }
  return {
    port,
    backofficePort,
    host,
    publicUrl,
    backofficeUrl,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
  }
}

/**
 * Checks and freezes the configuration and secrets of an environment. Throws ConfigError with every fault, those found
 * before included.
 */
export function loadConfig(env: Env, earlierFaults: readonly string[] = []): Config {
  const faults = [...earlierFaults]
  const readOne = (from: Env, name: string, byDefault: number) => readNumber(from, name, byDefault, faults)
  const environment = env['ENVIRONMENT'] ?? 'sandbox'
  if (environment !== 'sandbox' && environment !== 'production')
    faults.push(`ENVIRONMENT is "sandbox" or "production", not "${environment}".`)
  const production = environment === 'production'
  const addresses = readAddresses(env, production, faults)
  const brandName = env['BRAND_NAME'] ?? 'Puente'
  const databaseUrl = env['DATABASE_URL']
  if (databaseUrl === undefined)
    faults.push('DATABASE_URL is missing: `npm start` provides it with the embedded server.')
  const demoWorld = env['DEMO_WORLD'] ?? 'full'
  if (demoWorld !== 'full' && demoWorld !== 'small')
    faults.push(`DEMO_WORLD is "full" or "small", not "${demoWorld}".`)
  const accessLog = env['ACCESS_LOG'] ?? 'on'
  if (accessLog !== 'on' && accessLog !== 'off')
    faults.push(`ACCESS_LOG is "on" or "off", not "${accessLog}".`)
  const known = { ...addresses, brandName, operator: readOperator(env, production, faults) }
  const config: Config = {
    environment: production ? 'production' : 'sandbox',
    demoWorld: demoWorld === 'small' ? 'small' : 'full',
    ...addresses,
    ops: readOps(env, production, [addresses.port, addresses.backofficePort], faults, (name, byDefault) =>
      readNumber(env, name, byDefault, faults),
    ),
    trustedProxies: readTrustedProxies(env, production, faults),
    dataDir: path.resolve(env['DATA_DIR'] ?? './data'),
    databaseUrl: databaseUrl ?? '',
    databaseSessionUrl: env['DATABASE_SESSION_URL'] ?? databaseUrl ?? '',
    hasPooler: env['DATABASE_SESSION_URL'] !== undefined,
    dataKeysUrl: env['DATA_KEYS_URL'] === databaseUrl ? undefined : env['DATA_KEYS_URL'],
    replica: readReplica(env, readOne),
    databasePoolMax: readNumber(env, 'DATABASE_POOL_MAX', 16, faults),
    worker: readWorkerLimits(env, readOne, faults),
    databaseTimeouts: readDatabaseTimeouts(env, readOne),
    web: readWebAddresses(env, production, addresses, faults),
    services: readServices(env, production, addresses.sandboxUrl, faults),
    brandName,
    operator: known.operator,
    logLevel: env['LOG_LEVEL'] ?? 'info',
    accessLog: accessLog === 'on',
    staleTimeMs: readNumber(env, 'QUERY_STALE_TIME_MS', 0, faults),
    maxUploadBytes: readNumber(env, 'MAX_UPLOAD_BYTES', 100_000_000, faults),
    documents: readDocuments(env, production, faults),
    backups: readBackups(env, faults),
    statements: readStatementLimits(env, readOne),
    partnerTimeoutMs: readNumber(env, 'PARTNER_TIMEOUT_MS', 8000, faults),
    partners: readPartners(env, production, addresses.sandboxUrl, faults),
    messaging: readMessaging(env, production, known, faults),
    push: readPush(env, production, known, faults),
    errorReports: readErrorReports(env, production, faults),
    tracing: readTracing(env, production, faults),
    secrets: readSecrets(env, production, faults),
  }
  if (production)
    judgeShared([...partnerSecrets(config.partners), ...messagingSecrets(config.messaging)], faults)
  if (faults.length > 0) throw new ConfigError(faults)
  return Object.freeze(config)
}

/**
 * Reads and checks what the commands about backups need. Throws ConfigError with every fault. A restore runs while there is
 * no database.
 */
export function loadBackupConfig(env: Env, earlierFaults: readonly string[] = []): BackupCommandConfig {
  const faults: string[] = [...earlierFaults]
  const production = env['ENVIRONMENT'] === 'production'
  const { backupKeys } = readSecrets(env, production, faults)
  const config = readBackupCommand(env, production, backupKeys, faults)
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** The variables that are set, for the log at start: names and values, secrets only as "(set)". */
export function describeEnv(env: Env = readEnv().env): Record<string, string> {
  const said: Record<string, string> = {}
  for (const { name, secret } of variables) {
    const value = env[name]
    if (value !== undefined) said[name] = secret ? '(set)' : value
  }
  return said
}
