import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import type { DocumentWire, UploadWire } from '@puente/contract/customer'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import type { Answer, Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'
import {
  announce,
  finish,
  pdf,
  photo,
  sendFile,
  sendPiece,
  type Announced,
} from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { documentJobs } from '../index.ts'

const MAX_BYTES = 3_000_000
let world: TestEnvironment
let persona: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, env: { MAX_UPLOAD_BYTES: String(MAX_BYTES) } })
  persona = await world.signedIn('persona')
})
afterAll(async () => world?.close())

const stored = async (): Promise<string[]> =>
  (await readdir(path.join(world.config.dataDir, 'documents'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))

async function download(client: Client, id: string): Promise<Buffer> {
  const { body } = await client.post<{ url: string }>(`/api/documents/${id}/links`, {})
  const response = await fetch(new URL(body.url, client.url), { headers: { cookie: client.cookie ?? '' } })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Runs the clean-up job until nothing is left to do. */
async function tidy(): Promise<void> {
  for (const job of documentJobs(world.ports.files)) while ((await job.round(world.runtime)) > 0) continue
}
const outcomeOf = ({ status, body }: Answer<unknown>) => [status, body.code, body.fields?.[0]?.at]

describe('a file', () => {
  it('a picture: re-encoded without camera metadata, stored encrypted, and returned as stored', async () => {
    const sent = await photo(5000, 3000)
    const { status, body } = await sendFile(persona, sent, { side: 'back' })
    expect([status, body.state, body.type, body.kept]).toEqual([201, 'received', 'image/jpeg', true])
    const kept = await download(persona, body.id)
    const { width, height, exif } = await sharp(kept).metadata()
    expect([width, height, exif]).toEqual([4000, 2400, undefined])
    for (const file of await stored()) {
      const bytes = await readFile(file)
      expect(bytes.includes('JFIF') || bytes.includes('Casa de Prueba')).toBe(false)
    }
  })

  it('a PDF in pieces of any size: stored byte for byte, with its number of pages', async () => {
    const sent = await pdf({ pages: 3, fill: 300_000 })
    const upload = (await announce(persona, sent.length, { kind: 'source-of-funds' })).body
    for (let at = 0; at < sent.length; at += 70_001) {
      const { body } = await sendPiece(persona, upload.id, at, sent.subarray(at, at + 70_001))
      expect(body.receivedBytes).toBe(Math.min(at + 70_001, sent.length))
    }
    const { body } = await finish(persona, upload.id)
    expect([body.pages, body.sizeBytes]).toEqual([3, sent.length])
    expect((await download(persona, body.id)).equals(sent)).toBe(true)
    // The response may be lost. A repeated request gets the same document.
    expect((await finish(persona, upload.id)).body.id).toBe(body.id)
  })
})

describe('refused at its field, and nothing is stored:', () => {
  const png = async (): Promise<Buffer> => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    // The header claims 20,000 × 20,000 pixels, with a valid checksum.
    small.writeUInt32BE(20_000, 16)
    small.writeUInt32BE(20_000, 20)
    small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
    return small
  }
  const bad: Record<string, () => Promise<Buffer>> = {
    'an executable named .pdf': async () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(9000, 7)]),
    'a script named .jpg': async () => Buffer.from('#!/bin/sh\nrm -rf /\n'),
    'an SVG': async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'an HEIC': async () =>
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(5000)]),
    'a PDF that was cut off': async () => (await pdf({ fill: 90_000 })).subarray(0, 60_000),
    'a PDF of nothing but its ends': async () =>
      Buffer.from(`%PDF-1.7\n${'x'.repeat(900)}\nstartxref\n9\n%%EOF`),
    'a PDF behind a password': () => pdf({ password: 'secreta' }),
    'a photo that was cut off': async () => (await photo()).subarray(0, 1500),
    '20,000 × 20,000 pixels': png,
    'a thumbnail': () => photo(120, 80),
  }
  test.each([
    ['an executable named .pdf', 422, 'document-type-unknown'],
    ['a script named .jpg', 422, 'document-type-unknown'],
    ['an SVG', 422, 'document-type-unknown'],
    ['an HEIC', 422, 'document-type-unknown'],
    ['a PDF that was cut off', 422, 'document-corrupt'],
    ['a PDF of nothing but its ends', 422, 'document-corrupt'],
    ['a PDF behind a password', 422, 'document-locked'],
    ['a photo that was cut off', 422, 'document-corrupt'],
    ['20,000 × 20,000 pixels', 422, 'document-too-many-pixels'],
    ['a thumbnail', 422, 'document-too-few-pixels'],
  ])('%s → %i %s', async (name, status, code) => {
    await tidyAll()
    const before = await stored()
    const bytes = (await bad[name]?.()) ?? Buffer.alloc(0)
    expect(outcomeOf(await sendFile(persona, bytes))).toEqual([status, code, 'file'])
    await tidyAll()
    expect(await stored()).toEqual(before)
  })

  it('no content, or more than the maximum: refused before a byte is sent', async () => {
    expect(outcomeOf(await announce(persona, 0))).toEqual([422, 'document-empty', 'file'])
    const over = await announce(persona, MAX_BYTES + 1)
    expect(outcomeOf(over)).toEqual([413, 'document-too-large', 'file'])
    expect(over.body.facts).toEqual({ maxBytes: MAX_BYTES, sizeBytes: MAX_BYTES + 1 })
  })

  it('more bytes than announced: the upload ends during the stream', async () => {
    const { id } = (await announce(persona, 2000)).body
    expect(outcomeOf(await sendPiece(persona, id, 0, await pdf({ fill: 6_000_000 })))).toEqual([
      413,
      'document-too-large',
      'file',
    ])
    expect(outcomeOf(await sendPiece(persona, id, 0, Buffer.from('%PDF')))).toEqual([
      410,
      'upload-ended',
      undefined,
    ])
  })

  it('the same file twice, under another name or kind: refused with the id of the first document', async () => {
    const [same, card] = [await pdf(), await photo()]
    const first = await sendFile(persona, same, { kind: 'source-of-funds', page: 2 })
    const again = await sendFile(persona, same, { kind: 'renewal-proof', fileName: 'otro nombre.pdf' })
    expect(outcomeOf(again)).toEqual([409, 'document-already-sent', 'file'])
    expect(again.body.facts).toMatchObject({ documentId: first.body.id, kind: 'source-of-funds' })
    // A picture is compared as it was sent, because the stored one is re-encoded.
    await sendFile(persona, card)
    expect(outcomeOf(await sendFile(persona, card, { side: 'back' }))).toEqual([
      409,
      'document-already-sent',
      'file',
    ])
    // The same file of another customer is accepted.
    const empresa = await world.signedIn('empresa')
    expect((await sendFile(empresa, same, { kind: 'powers' })).status).toBe(201)
  })

  test.each<[string, Announced, string]>([
    ['a card without its side', { kind: 'identity' }, 'side'],
    ['a side of what has none', { kind: 'source-of-funds', side: 'front' }, 'side'],
    ['a file too many', { kind: 'source-of-funds', page: 11 }, 'page'],
    ['what a person does not have', { kind: 'shareholders' }, 'kind'],
  ])('%s', async (_, announced, at) => {
    expect(outcomeOf(await announce(persona, 100, announced))).toEqual([422, 'fields-wrong', at])
  })
})

describe('a broken connection', () => {
  it('at 60 %: the received bytes stay, the rest follows, and the file is complete', async () => {
    const sent = await pdf({ fill: 2_000_000 })
    const upload = (await announce(persona, sent.length, { kind: 'source-of-funds', page: 3 })).body
    const part = Math.floor(sent.length * 0.6)
    await brokenPiece(upload, sent.subarray(0, part), sent.length)
    const at = await vi.waitFor(async () => {
      const { receivedBytes } = (await persona.get<UploadWire>(`/api/uploads/${upload.id}`)).body
      expect(receivedBytes).toBe(part)
      return receivedBytes
    })
    expect(outcomeOf(await finish(persona, upload.id))).toEqual([409, 'upload-incomplete', undefined])
    expect((await sendPiece(persona, upload.id, at, sent.subarray(at))).status).toBe(200)
    const { body } = await finish(persona, upload.id)
    expect(sha(await download(persona, body.id))).toBe(sha(sent))
  })

  it('two requests with the same bytes, concurrently: one file', async () => {
    const sent = await pdf({ fill: 500_000 })
    const upload = (await announce(persona, sent.length, { kind: 'source-of-funds', page: 4 })).body
    const answers = await Promise.all([1, 2, 3].map(() => sendPiece(persona, upload.id, 0, sent)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect([lost?.body.code, lost?.body.facts]).toEqual(['upload-elsewhere', { receivedBytes: sent.length }])
    const finished = await Promise.all([1, 2].map(() => finish(persona, upload.id)))
    const ids = new Set(finished.map(({ status, body }) => (status === 201 ? body.id : body.code)))
    ids.delete('request-in-progress')
    expect(ids.size).toBe(1)
    const again = await finish(persona, upload.id)
    expect(sha(await download(persona, again.body.id))).toBe(sha(sent))
  })

  /** Sends the beginning of a piece and closes the connection. */
  const brokenPiece = (upload: UploadWire, bytes: Buffer, length: number) =>
    new Promise<void>((resolve) => {
      const sending = request(`${persona.url}/api/uploads/${upload.id}/content?offset=0`, {
        method: 'PATCH',
        headers: {
          cookie: persona.cookie,
          'content-type': 'application/octet-stream',
          'content-length': length,
        },
      })
      sending.on('error', () => resolve())
      sending.write(bytes, () => sending.destroy())
      sending.on('close', () => resolve())
    })
})

describe('no files are left', () => {
  it('of an upload that was ended or is a day old; finished ones stay', async () => {
    const whole = await sendFile(persona, await pdf(), { kind: 'source-of-funds', page: 5 })
    await tidyAll()
    const before = await stored()
    const given = (await announce(persona, 2_000_000)).body
    const left = (await announce(persona, 2_000_000)).body
    for (const { id } of [given, left]) await sendPiece(persona, id, 0, await pdf({ fill: 100_000 }))
    expect((await stored()).length).toBe(before.length + 2)
    expect((await persona.delete(`/api/uploads/${given.id}`)).status).toBe(204)
    await tidyAll()
    expect((await stored()).length).toBe(before.length + 1)
    world.clock.advanceReal(hours(25))
    persona = await world.signedIn('persona')
    await tidyAll()
    await tidyAll()
    expect(await stored()).toEqual(before)
    expect((await persona.get(`/api/uploads/${left.id}`)).status).toBe(404)
    expect((await download(persona, whole.body.id)).length).toBe(whole.body.sizeBytes)
    const rows = await asOwner(world, `select from documents.upload where began_at < now()`)
    expect(rows).toEqual([])
  })

  it('of a document that its customer removed or replaced before a review', async () => {
    const place = { kind: 'source-of-funds', page: 6 }
    await tidyAll()
    const before = await stored()
    const first = (await sendFile(persona, await pdf(), place)).body
    const second = (await sendFile(persona, await pdf(), place)).body
    expect((await persona.get<DocumentWire>(`/api/documents/${first.id}`)).body).toMatchObject({
      state: 'replaced',
      kept: false,
    })
    expect((await persona.delete(`/api/documents/${second.id}`)).status).toBe(204)
    expect(outcomeOf(await persona.delete(`/api/documents/${second.id}`))).toEqual([
      409,
      'document-decided',
      undefined,
    ])
    await tidyAll()
    expect(await stored()).toEqual(before)
  })
})

/** Runs the clean-up as if the requests under way had ended. */
async function tidyAll(): Promise<void> {
  world.clock.advanceReal(minutes(6))
  await tidy()
}
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
