import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A simulated S3: one bucket in memory, which refuses requests without a valid signature. */
export interface BucketWorld {
  readonly url: string
  readonly objects: ReadonlyMap<string, Buffer>
  /** While true it responds 503 to everything. */
  isAway: boolean
  close(): Promise<void>
}

export const bucketKey = { keyId: 'demo-key', secret: 'demo-secret', region: 'us-east-1', bucket: 'papeles' }
const PAGE = 2

/** Opens one on a free port. Its lists have two names a page. */
export async function openBucket(): Promise<BucketWorld> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    bodyOf(request).then(
      (body) => {
        const [status, said] = world.isAway ? [503, ''] : answer(objects, request, body)
        response.writeHead(status, { 'content-type': 'application/xml' }).end(said)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const world: BucketWorld = {
    url: `http://127.0.0.1:${port}`,
    objects,
    isAway: false,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return world
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

function answer(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  body: Buffer,
): [number, string | Buffer] {
  const url = new URL(request.url ?? '', 'http://bucket')
  const [, bucket = '', ...rest] = url.pathname.split('/')
  if (bucket !== bucketKey.bucket || !isSigned(request, url, body)) return [403, '<Error/>']
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

/** Signature version 4 by its specification, independent of the client's code. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const { headers } = request
  const match = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)$/.exec(
    headers.authorization ?? '',
  )
  if (match === null) return false
  const [, credential = '', signed = '', signature = ''] = match
  const [keyId = '', day = '', region = '', service = ''] = credential.split('/')
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha(body)) return false
  if (keyId !== bucketKey.keyId || region !== bucketKey.region || service !== 's3') return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [request.method, url.pathname, query, lines.join(''), signed, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${bucketKey.secret}`)
  return hmac(key, text).toString('hex') === signature
}

const sha = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
