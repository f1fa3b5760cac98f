import path from 'node:path'
import type { Env } from './env.ts'
import { isLinkLocal, isLoopback } from './addresses.ts'

/** A bucket with the S3 protocol, and its access key. */
export interface BucketConfig {
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** Where customers' files are stored, and which virus scanner reads them. */
export interface DocumentsConfig {
  readonly files:
    { readonly kind: 'folder'; readonly folder: string } | ({ readonly kind: 's3' } & BucketConfig)
  /** Undefined: files are marked as not scanned. */
  readonly clamd: { readonly host: string; readonly port: number } | undefined
}

const NEEDED = ['DOCUMENTS_S3_BUCKET', 'DOCUMENTS_S3_KEY_ID', 'DOCUMENTS_S3_SECRET'] as const

/** Reads the configuration of documents. Adds faults as sentences for the operator. */
export function readDocuments(env: Env, production: boolean, faults: string[]): DocumentsConfig {
  return Object.freeze({
    files: readFiles(env, production, faults),
    clamd: readClamd(env, production, faults),
  })
}

function readFiles(env: Env, production: boolean, faults: string[]): DocumentsConfig['files'] {
  const url = env['DOCUMENTS_S3_URL']
  if (url === undefined)
    return { kind: 'folder', folder: path.resolve(env['DATA_DIR'] ?? './data', 'documents') }
  if (!URL.canParse(url) || !/^https?:/.test(url))
    faults.push('DOCUMENTS_S3_URL is an http or https address.')
  else if (!production && !isLoopback(url))
    faults.push('DOCUMENTS_S3_URL is not on this machine: sandbox keeps its files here only.')
  else if (production && !url.startsWith('https://'))
    faults.push('DOCUMENTS_S3_URL is an https address in production.')
  // The operator's own store may be in a private network, but not in a link-local one.
  if (production && isLinkLocal(url))
    faults.push('DOCUMENTS_S3_URL is a link-local or metadata address: production refuses it.')
  for (const name of NEEDED)
    if (env[name] === undefined) faults.push(`${name} is required where DOCUMENTS_S3_URL is set.`)
  return {
    kind: 's3',
    url,
    bucket: env['DOCUMENTS_S3_BUCKET'] ?? '',
    region: env['DOCUMENTS_S3_REGION'] ?? 'us-east-1',
    keyId: env['DOCUMENTS_S3_KEY_ID'] ?? '',
    secret: env['DOCUMENTS_S3_SECRET'] ?? '',
  }
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
