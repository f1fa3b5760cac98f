import path from 'node:path'
import type { Env } from './env.ts'
import { isLoopback, judgeOwnService } from './addresses/addresses.ts'

/** An access key that does not expire. */
export interface AccessKey {
  readonly keyId: string
  readonly secret: string
}

/** A bucket with the S3 protocol. */
export interface BucketConfig {
  readonly url: string
  readonly bucket: string
  readonly region: string
  /** Undefined: temporary credentials of the machine or container. */
  readonly accessKey: AccessKey | undefined
}

/** Where customers' files are stored, and which virus scanner reads them. */
export interface DocumentsConfig {
  readonly files:
    { readonly kind: 'folder'; readonly folder: string } | ({ readonly kind: 's3' } & BucketConfig)
  /** Undefined: files are marked as not scanned. */
  readonly clamd: { readonly host: string; readonly port: number } | undefined
}

/** Reads the configuration of documents. Adds faults as sentences for the operator. */
export function readDocuments(env: Env, production: boolean, faults: string[]): DocumentsConfig {
  return Object.freeze({
    files: readFiles(env, production, faults),
    clamd: readClamd(env, production, faults),
  })
}

function readFiles(env: Env, production: boolean, faults: string[]): DocumentsConfig['files'] {
  const url = env['DOCUMENTS_S3_URL']
  if (url === undefined) {
    if (production && env['DOCUMENTS_FOLDER_ALLOWED'] !== 'yes')
      faults.push(
        'DOCUMENTS_S3_URL is required in production: DOCUMENTS_FOLDER_ALLOWED=yes keeps customers’ files in a folder, which the operator then backs up, with all processes on its machine.',
      )
    return { kind: 'folder', folder: path.resolve(env['DATA_DIR'] ?? './data', 'documents') }
  }
  judgeOwnService('DOCUMENTS_S3_URL', url, production, faults)
  if (env['DOCUMENTS_S3_BUCKET'] === undefined)
    faults.push('DOCUMENTS_S3_BUCKET is required where DOCUMENTS_S3_URL is set.')
  return {
    kind: 's3',
    url,
    bucket: env['DOCUMENTS_S3_BUCKET'] ?? '',
    region: env['DOCUMENTS_S3_REGION'] ?? 'us-east-1',
    accessKey: readAccessKey(env, faults),
  }
}

function readAccessKey(env: Env, faults: string[]): AccessKey | undefined {
  const keyId = env['DOCUMENTS_S3_KEY_ID']
  const secret = env['DOCUMENTS_S3_SECRET']
  if (keyId !== undefined && secret !== undefined) return { keyId, secret }
  if (keyId !== secret) faults.push('DOCUMENTS_S3_KEY_ID and DOCUMENTS_S3_SECRET are set together.')
  return undefined
}

function readClamd(env: Env, production: boolean, faults: string[]): DocumentsConfig['clamd'] {
  const text = env['CLAMD_URL']
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'tcp:' || url.hostname === '') {
    faults.push('CLAMD_URL is tcp://host:port.')
    return undefined
  }
  if (!production && !isLoopback(text.replace('tcp:', 'http:')))
    faults.push('CLAMD_URL is not on this machine: sandbox speaks to its own world only.')
  return { host: url.hostname, port: url.port === '' ? 3310 : Number(url.port) }
}
