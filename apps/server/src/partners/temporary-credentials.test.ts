import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { stubAwsEnv } from '../../test/aws-env.ts'
import { bucketClient, openBucket, type BucketWorld } from '../../test/bucket.ts'
import { openLocalServer, type LocalServer } from '../../test/local-server.ts'
import { FilesUnavailable } from '../platform/data/files-unavailable.ts'
import { filesOverS3 } from './files-over-s3.ts'

/** A container's endpoint for credentials. Every request gets the next credential, which expires as `lifeMs` says. */
let endpoint: LocalServer
let bucket: BucketWorld
let handedOut = 0
let lifeMs = 0
const credential = (number: number) => ({
  keyId: `key-${number}`,
  secret: `secret-${number}`,
  sessionToken: `token-${number}`,
  region: bucketClient.region,
})
beforeAll(async () => {
  bucket = await openBucket()
  endpoint = await openLocalServer((request) => {
    if (request.headers.authorization !== 'of the container') return [403, '{}', 'application/json']
    handedOut += 1
    const { keyId, secret, sessionToken } = credential(handedOut)
    const said = {
      AccessKeyId: keyId,
      SecretAccessKey: secret,
      Token: sessionToken,
      Expiration: new Date(Date.now() + lifeMs).toISOString(),
    }
    return [200, JSON.stringify(said), 'application/json']
  })
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await bucket?.close()
  await endpoint?.close()
})

const minutes = (count: number) => count * 60_000
const ofContainer = () => ({
  AWS_CONTAINER_CREDENTIALS_FULL_URI: `${endpoint.url}/credentials`,
  AWS_CONTAINER_AUTHORIZATION_TOKEN: 'of the container',
})
const bucketOf = () => filesOverS3({ url: bucket.url, ...bucketClient, accessKey: undefined }, 5000)

it('credentials that expire soon: used while the next ones are fetched, and no request fails', async () => {
  stubAwsEnv(ofContainer())
  const files = bucketOf()
  const put = (name: string) => files.put('one', name, Buffer.from(name))
  bucket.accepted = [credential(1), credential(2)]
  lifeMs = minutes(4)
  await put('a')
  lifeMs = minutes(60)
  await put('b')
  expect(bucket.tokens).toEqual(['token-1', 'token-1'])
  await vi.waitFor(async () => {
    await put('c')
    expect(bucket.tokens.at(-1)).toBe('token-2')
  })
  expect([handedOut, bucket.refusals]).toEqual([2, 0])
})

it('an expired credential: the next request waits for another', async () => {
  stubAwsEnv(ofContainer())
  const files = bucketOf()
  handedOut = 0
  lifeMs = -1
  bucket.accepted = [credential(1)]
  await files.put('two', 'a', Buffer.from('a'))
  bucket.accepted = [credential(2)]
  await files.put('two', 'b', Buffer.from('b'))
  expect([handedOut, bucket.refusals]).toEqual([2, 0])
})

it('no credentials anywhere: FilesUnavailable', async () => {
  stubAwsEnv({})
  await expect(bucketOf().names('one')).rejects.toThrow(FilesUnavailable)
})

it('an access key: the library of the chain is not asked', async () => {
  stubAwsEnv(ofContainer())
  handedOut = 0
  bucket.accepted = [{ ...bucketClient.accessKey, region: bucketClient.region }]
  const files = filesOverS3({ url: bucket.url, ...bucketClient }, 5000)
  await files.put('three', 'a', Buffer.from('a'))
  expect(handedOut).toBe(0)
})
