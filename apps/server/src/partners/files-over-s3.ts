import type { BucketConfig } from '../platform/config/documents.ts'
import { FilesUnavailable } from '../platform/data/files-unavailable.ts'
import type { FilesPort } from './files.ts'
import { signedFetch } from './signed-fetch.ts'

/** Retries of a request to a busy store, in addition to the client's wait for one response. */
const RETRIES = 2

/** Files in a bucket, over the S3 protocol: small objects that are put, read, listed and deleted. */
export function filesOverS3({ url, bucket, region, accessKey }: BucketConfig, timeoutMs: number): FilesPort {
  const send = signedFetch({ service: 's3', region, accessKey, retries: RETRIES })
  const base = `${url.replace(/\/$/, '')}/${bucket}`
  const ask = async (method: string, address: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    try {
      return await send(address, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        ...(body === undefined ? {} : { body }),
      })
    } catch (cause) {
      throw new FilesUnavailable('the bucket does not answer', { cause })
    }
  }
  const good = async (what: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> => {
    const response = await what
    const bytes = await response.arrayBuffer().catch((cause: unknown) => {
      throw new FilesUnavailable('the bucket broke off', { cause })
    })
    if (!response.ok) throw new FilesUnavailable(`the bucket answers ${response.status}`)
    return new Uint8Array(bytes)
  }
  const names = async (folder: string): Promise<readonly string[]> => {
    const found: string[] = []
    for (let after = ''; ;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` })
      if (after !== '') query.set('start-after', after)
      const page = new TextDecoder().decode(await good(ask('GET', `${base}?${query}`)))
      const keys = [...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
      found.push(...keys.map((key) => key.slice(folder.length + 1)))
      const last = keys.at(-1)
      if (last === undefined || !page.includes('<IsTruncated>true</IsTruncated>')) return found
      after = last
    }
  }
  return {
    put: async (folder, name, bytes) => {
      await good(ask('PUT', `${base}/${folder}/${name}`, new Uint8Array(bytes)))
    },
    get: (folder, name) => good(ask('GET', `${base}/${folder}/${name}`)),
    names,
    remove: async (folder, gone) => {
      for (const name of gone) await good(ask('DELETE', `${base}/${folder}/${name}`))
    },
  }
}
