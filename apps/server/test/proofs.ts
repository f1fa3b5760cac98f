import { createHmac } from 'node:crypto'
import type { PasskeyCreation } from '@puente/contract/customer'
import { insertCode } from '../src/modules/access/contacts/codes.store.ts'
import { codeToSend, type CodePurpose } from '../src/modules/access/index.ts'
import { Authenticator } from './authenticator.ts'
import type { Client } from './client.ts'
import { asOwner } from './owner.ts'
import type { TestEnvironment } from './world.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of a generator at an instant, by RFC 6238, without code of the product. */
export function totpAt(secret: string, at: Date): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The newest code for this purpose in the outbox; undefined when there is none. */
export async function newestCode(
  world: Pick<TestEnvironment, 'databaseUrl' | 'runtime'>,
  purpose: CodePurpose,
): Promise<string | undefined> {
  const [row] = await asOwner<{ id: string }>(
    world,
    'select id from access.code where purpose = $1 order by id desc limit 1',
    [purpose],
  )
  if (row === undefined) return undefined
  const sent = await world.runtime.work({ kind: 'system', name: 'test' }, (work) => codeToSend(work, row.id))
  return sent?.code
}

/** Issues a code that the test knows, even if another one is sent meanwhile. */
export async function issueKnownCode(
  world: Pick<TestEnvironment, 'runtime'>,
  purpose: CodePurpose,
  subject: string,
  address: string,
): Promise<string> {
  const code = '246810'
  await world.runtime.work({ kind: 'system', name: 'test' }, async (work) => {
    const expiresAt = new Date(work.realNow.getTime() + 600_000)
    const channel = purpose === 'phone' ? 'sms' : 'mail'
    await insertCode(work, {
      id: work.id(),
      purpose,
      subject,
      channel,
      address,
      code,
      expiresAt,
      silent: true,
    })
  })
  return code
}

/** Enrols a code generator for the signed-in user. Returns its secret and the recovery codes. */
export async function enrolTotp(world: Pick<TestEnvironment, 'clock'>, client: Client) {
  const started = await client.post<{ secret: string; uri: string }>('/api/second-factors/totp', {})
  const { secret, uri } = started.body
  const confirmed = await client.put<{ recoveryCodes?: string[] }>('/api/second-factors/totp', {
    code: totpAt(secret, world.clock.realNow()),
  })
  if (confirmed.status !== 200)
    throw new Error(`no generator: ${JSON.stringify([started.body, confirmed.body])}`)
  return { secret, uri, recoveryCodes: confirmed.body.recoveryCodes ?? [] }
}

/** Enrols a passkey for the signed-in user. */
export async function enrolPasskey(origin: string, client: Client, name = 'Mi llave') {
  const options = await client.post<PasskeyCreation>('/api/passkey-registrations', {})
  const authenticator = new Authenticator(origin)
  const kept = await client.post<{ passkey: { id: string }; recoveryCodes?: string[] }>('/api/passkeys', {
    name,
    passkey: authenticator.make(options.body),
  })
  if (kept.status !== 201) throw new Error(`no passkey: ${JSON.stringify([options.body, kept.body])}`)
  return { authenticator, ...kept.body }
}

/** Events of this name in this environment, oldest first. */
export const emittedEvents = (world: Pick<TestEnvironment, 'databaseUrl'>, name: string) =>
  asOwner<{ subject: string; facts: Record<string, unknown> }>(
    world,
    'select subject, facts from platform.outbox where name = $1 order by id',
    [name],
  )
