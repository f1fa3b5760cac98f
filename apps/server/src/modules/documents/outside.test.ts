import type { DocumentWire, UploadWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketKey, openBucket, type BucketWorld } from '../../../test/bucket.ts'
import { openClamd, VIRUS, type ClamdWorld } from '../../../test/clamd.ts'
import type { Client } from '../../../test/client.ts'
import { announce, finish, pdf, sendFile, sendPiece } from '../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let bucket: BucketWorld
let clamd: ClamdWorld
let world: TestEnvironment
let persona: Client
beforeAll(async () => {
  bucket = await openBucket()
  clamd = await openClamd()
  world = await createEnvironment({
    sandbox: false,
    env: {
      DOCUMENTS_S3_URL: bucket.url,
      DOCUMENTS_S3_BUCKET: bucketKey.bucket,
      DOCUMENTS_S3_KEY_ID: bucketKey.keyId,
      DOCUMENTS_S3_SECRET: bucketKey.secret,
      CLAMD_URL: clamd.url,
    },
  })
  persona = await world.signedIn('persona')
})
afterAll(async () => {
  await world?.close()
  await bucket?.close()
  await clamd?.close()
})

let page = 0
const place = () => ({ kind: 'source-of-funds', page: ++page })

describe('with a bucket and a scanner', () => {
  it('a file: encrypted in the bucket, scanned in plain form, and returned unchanged', async () => {
    const sent = await pdf({ fill: 5_000_000 })
    const { status, body } = await sendFile(persona, sent, place())
    expect([status, clamd.scanned]).toEqual([201, sent.length])
    const encrypted = Buffer.concat([...bucket.objects.values()])
    expect([encrypted.length > sent.length, encrypted.includes('Escritura')]).toEqual([true, false])
    const link = (await persona.post<{ url: string }>(`/api/documents/${body.id}/links`, {})).body.url
    const response = await fetch(new URL(link, persona.url), { headers: { cookie: persona.cookie ?? '' } })
    expect(Buffer.from(await response.arrayBuffer()).equals(sent)).toBe(true)
  })

  it('an infected file: refused with its own code', async () => {
    const infected = Buffer.concat([await pdf(), Buffer.from(`\n% ${VIRUS}\nstartxref\n9\n%%EOF`)])
    const { status, body } = await sendFile(persona, infected, place())
    expect([status, body.code, body.fields?.[0]?.at]).toEqual([422, 'document-infected', 'file'])
  })
})

describe('while a service is unavailable', () => {
  it('the scanner: the complete file stays, and is finished once it is back', async () => {
    const sent = await pdf()
    const upload = (await announce(persona, sent.length, place())).body
    await sendPiece(persona, upload.id, 0, sent)
    clamd.says = 'ERROR\0'
    const refused = await finish(persona, upload.id)
    expect([refused.status, refused.body.facts]).toEqual([503, { part: 'scanner' }])
    clamd.says = undefined
    expect((await finish(persona, upload.id)).status).toBe(201)
  })

  it('the bucket: received segments stay, and the upload continues once it is back', async () => {
    const sent = await pdf({ fill: 200_000 })
    const upload = (await announce(persona, sent.length, place())).body
    await sendPiece(persona, upload.id, 0, sent.subarray(0, 100_000))
    bucket.isAway = true
    const refused = await sendPiece(persona, upload.id, 100_000, sent.subarray(100_000))
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    bucket.isAway = false
    const { receivedBytes } = (await persona.get<UploadWire>(`/api/uploads/${upload.id}`)).body
    expect(receivedBytes).toBe(100_000)
    await sendPiece(persona, upload.id, receivedBytes, sent.subarray(receivedBytes))
    bucket.isAway = true
    expect((await finish(persona, upload.id)).status).toBe(503)
    bucket.isAway = false
    const { body } = await finish(persona, upload.id)
    expect((await persona.get<DocumentWire>(`/api/documents/${body.id}`)).body.state).toBe('received')
  })
})
