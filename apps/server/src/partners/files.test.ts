import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketClient, bucketKey, openBucket, type BucketWorld } from '../../test/bucket.ts'
import { FilesUnavailable } from '../platform/data/files-unavailable.ts'
import { filesInFolder } from './files-in-folder.ts'
import { filesOverS3 } from './files-over-s3.ts'
import type { FilesPort } from './files.ts'

let folder: string
let bucket: BucketWorld
const ports: Record<string, FilesPort> = {}
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'puente-files-'))
  bucket = await openBucket()
  ports['folder'] = filesInFolder(path.join(folder, 'documents'))
  ports['bucket'] = filesOverS3({ url: bucket.url, ...bucketClient }, 2000)
})
afterAll(async () => {
  await bucket?.close()
  await rm(folder, { recursive: true, force: true })
})
const portOf = (name: string): FilesPort => {
  const port = ports[name]
  if (port === undefined) throw new Error(name)
  return port
}
const bytes = (text: string) => Buffer.from(text)

describe.each(['folder', 'bucket'])('a %s', (name) => {
  it('a stored file: read back, listed in its folder, and gone once removed', async () => {
    const files = portOf(name)
    for (const each of ['a-1', 'b-2', 'c-3', 'd-4', 'e-5']) await files.put('one', each, bytes(`of ${each}`))
    await files.put('other', 'a-1', bytes('another'))
    expect(Buffer.from(await files.get('one', 'c-3')).toString()).toBe('of c-3')
    expect([...(await files.names('one'))].toSorted()).toEqual(['a-1', 'b-2', 'c-3', 'd-4', 'e-5'])
    await files.remove('one', ['a-1', 'b-2', 'never-there'])
    expect([...(await files.names('one'))].toSorted()).toEqual(['c-3', 'd-4', 'e-5'])
    await files.remove('one', await files.names('one'))
    expect([await files.names('one'), await files.names('nowhere')]).toEqual([[], []])
    expect(Buffer.from(await files.get('other', 'a-1')).toString()).toBe('another')
  })

  it('a missing file: FilesUnavailable', async () => {
    await expect(portOf(name).get('one', 'gone')).rejects.toThrow(FilesUnavailable)
  })
})

it('a folder: files readable only by its user; an unwritable folder: FilesUnavailable', async () => {
  const files = portOf('folder')
  await files.put('mine', 'a', bytes('a'))
  const { mode } = await stat(path.join(folder, 'documents/mine/a'))
  expect(mode & 0o077).toBe(0)
  await writeFile(path.join(folder, 'in-the-way'), '')
  await expect(filesInFolder(path.join(folder, 'in-the-way')).put('x', 'a', bytes('a'))).rejects.toThrow(
    FilesUnavailable,
  )
})

it('a bucket that refuses the key, fails or does not exist: FilesUnavailable', async () => {
  const wrong = filesOverS3(
    { url: bucket.url, ...bucketClient, accessKey: { keyId: bucketKey.keyId, secret: 'another' } },
    2000,
  )
  await expect(wrong.put('x', 'a', bytes('a'))).rejects.toThrow('403')
  const nobody = filesOverS3({ url: 'http://127.0.0.1:9', ...bucketClient }, 2000)
  await expect(nobody.names('x')).rejects.toThrow(FilesUnavailable)
  bucket.isAway = true
  await expect(portOf('bucket').put('x', 'a', bytes('a'))).rejects.toThrow(FilesUnavailable)
  bucket.isAway = false
})
