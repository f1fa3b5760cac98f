import type { IncomingMessage } from 'node:http'
import { isSigned, type SigningKey } from './aws-signature.ts'
import { openLocalServer, type LocalServer } from './local-server.ts'

/** A simulated S3: one bucket in memory, which refuses requests without a valid signature. */
export interface BucketWorld extends LocalServer {
  readonly objects: ReadonlyMap<string, Buffer>
  /** While true it responds 503 to everything. */
  isAway: boolean
  /** The credentials that are accepted. */
  accepted: readonly Omit<SigningKey, 'service'>[]
  /** The session tokens of the requests, in their order. */
  readonly tokens: (string | undefined)[]
  /** The number of requests without an accepted signature. */
  refusals: number
}

export const bucketKey = { keyId: 'demo-key', secret: 'demo-secret', region: 'us-east-1', bucket: 'papeles' }
/** The configuration of a client of the bucket. */
export const bucketClient = {
  bucket: bucketKey.bucket,
  region: bucketKey.region,
  accessKey: { keyId: bucketKey.keyId, secret: bucketKey.secret },
}
const PAGE = 2
const XML = 'application/xml'

/** Opens one on a free port. Its lists have two names a page. */
export async function openBucket(): Promise<BucketWorld> {
  const objects = new Map<string, Buffer>()
  const server = await openLocalServer((request, body) => {
    if (world.isAway) return [503, '', XML]
    world.tokens.push(request.headers['x-amz-security-token']?.toString())
    if (world.accepted.some((key) => isSigned(request, body, { ...key, service: 's3' })))
      return [...answer(objects, request, body), XML]
    world.refusals += 1
    return [...refused, XML]
  })
  const world: BucketWorld = {
    ...server,
    objects,
    isAway: false,
    accepted: [bucketKey],
    tokens: [],
    refusals: 0,
  }
  return world
}

const refused = [403, '<Error/>'] as const

function answer(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  body: Buffer,
): readonly [number, string | Buffer] {
  const url = new URL(request.url ?? '', 'http://bucket')
  const [, bucket = '', ...rest] = url.pathname.split('/')
  if (bucket !== bucketKey.bucket) return refused
  const key = rest.join('/')
  switch (request.method) {
    case 'PUT':
      objects.set(key, body)
      return [200, '']
    case 'DELETE':
      objects.delete(key)
      return [204, '']
    default:
      return key === '' ? [200, listed(objects, url)] : found(objects.get(key))
  }
}

const found = (object: Buffer | undefined): [number, string | Buffer] =>
  object === undefined ? [404, '<Error/>'] : [200, object]

function listed(objects: ReadonlyMap<string, Buffer>, { searchParams }: URL): string {
  const prefix = searchParams.get('prefix') ?? ''
  const after = searchParams.get('start-after') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = keys.slice(0, PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  return `<ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${page.join('')}</ListBucketResult>`
}
