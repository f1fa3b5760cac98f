import path from 'node:path'
import { readDocuments, type DocumentsConfig } from './documents.ts'
import type { Env } from './env.ts'
import type { KeyRing } from './secrets/secrets.ts'

/** Where backups are stored, and for how long. */
export interface BackupsConfig {
  /** Undefined: nothing is backed up by us. */
  readonly folder: string | undefined
  /** The name of the tool that backs up the database in place of Puente, as declared by the operator; undefined without one. */
  readonly elsewhere: string | undefined
  readonly keepDays: number
  /** The hour of the daily backup, in Chile. */
  readonly hour: number
}

/** What the commands about backups need: a restore runs while there is no database. */
export interface BackupCommandConfig extends BackupsConfig {
  readonly dataDir: string
  /** The embedded server's or the operator's own; undefined while none runs. */
  readonly databaseUrl: string | undefined
  readonly documents: DocumentsConfig['files']
  readonly keys: KeyRing
}

function readWhole(env: Env, name: string, byDefault: number, most: number, faults: string[]): number {
  const text = env[name]
  if (text === undefined) return byDefault
  if (/^\d{1,4}$/.test(text) && Number(text) <= most) return Number(text)
  faults.push(`${name} is a whole number up to ${most}, not "${text}".`)
  return byDefault
}

function readElsewhere(env: Env, faults: string[]): string | undefined {
  const text = env['BACKUPS_ELSEWHERE']?.trim()
  if (text !== undefined && (text.length < 3 || text.length > 200))
    faults.push('BACKUPS_ELSEWHERE names what backs up the database, in 3 to 200 characters.')
  return text
}

/** Reads the configuration of backups. Adds faults as sentences for the operator. */
export function readBackups(env: Env, faults: string[]): BackupsConfig {
  const given = env['BACKUP_DIR']
  const folder = given === undefined ? undefined : path.resolve(given)
  const data = path.resolve(env['DATA_DIR'] ?? './data')
  if (folder !== undefined && `${folder}${path.sep}`.startsWith(`${data}${path.sep}`))
    faults.push('BACKUP_DIR is inside DATA_DIR: a backup belongs on another disk.')
  return Object.freeze({
    folder,
    elsewhere: readElsewhere(env, faults),
    keepDays: readWhole(env, 'BACKUP_KEEP_DAYS', 35, 3650, faults),
    hour: readWhole(env, 'BACKUP_HOUR', 4, 23, faults),
  })
}

/** The configuration of the commands about backups, without the rest. */
export function readBackupCommand(
  env: Env,
  production: boolean,
  keys: KeyRing,
  faults: string[],
): BackupCommandConfig {
  return Object.freeze({
    ...readBackups(env, faults),
    dataDir: path.resolve(env['DATA_DIR'] ?? './data'),
    databaseUrl: env['DATABASE_URL'],
    documents: readDocuments(env, production, faults).files,
    keys,
  })
}
