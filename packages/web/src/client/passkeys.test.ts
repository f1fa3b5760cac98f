// @vitest-environment jsdom
import type { PasskeyCreation, PasskeyRequest } from '@puente/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knowsPasskeys, makePasskey, showPasskey, suggestsPasskeys } from './passkeys.ts'

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const decoded = (value: unknown) => new TextDecoder().decode(value as ArrayBuffer)

const request: PasskeyRequest = {
  challenge: 'cmV0bw',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [{ id: 'bGxhdmU', type: 'public-key', transports: ['internal'] }],
}
const creation: PasskeyCreation = {
  challenge: 'cmV0bw',
  rp: { id: 'localhost', name: 'Puente' },
  user: { id: 'Y3VlbnRh', name: 'rosa@example.cl', displayName: 'Rosa' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  excludeCredentials: [],
}

/** What the browser returns for a passkey that is shown. */
const shown = (handle: string | null) => ({
  id: 'bGxhdmU',
  rawId: bytes('llave'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{"a":"~?>"}'),
    authenticatorData: bytes('datos'),
    signature: bytes('firma'),
    userHandle: handle === null ? null : bytes(handle),
  },
})
const credentials = {
  get: vi.fn<CredentialsContainer['get']>(),
  create: vi.fn<CredentialsContainer['create']>(),
}
const answers = (call: keyof typeof credentials, credential: object) =>
  credentials[call].mockResolvedValue(credential as Credential)

beforeEach(() => {
  vi.stubGlobal(
    'PublicKeyCredential',
    class {
      static readonly isConditionalMediationAvailable = () => Promise.resolve(true)
    },
  )
  vi.stubGlobal('navigator', { credentials })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  document.body.replaceChildren()
})

test('a browser without WebAuthn: knows and suggests no passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(knowsPasskeys()).toBe(false)
  expect(await suggestsPasskeys()).toBe(false)
})

test('a passkey that is shown: its answer in the shape of the contract', async () => {
  answers('get', shown('cuenta'))
  expect(await showPasskey(request)).toEqual({
    id: 'bGxhdmU',
    clientDataJSON: 'eyJhIjoifj8-In0',
    authenticatorData: 'ZGF0b3M',
    signature: 'ZmlybWE',
    userHandle: 'Y3VlbnRh',
  })
  const { publicKey, mediation } = credentials.get.mock.calls[0]?.[0] ?? {}
  expect(mediation).toBeUndefined()
  expect(decoded(publicKey?.challenge)).toBe('reto')
  expect(publicKey?.allowCredentials?.map(({ id, transports }) => [decoded(id), transports])).toEqual([
    ['llave', ['internal']],
  ])
})

test.each([null, ''])(
  'a passkey with the user handle %j: an answer without a user handle',
  async (handle) => {
    answers('get', shown(handle))
    expect(await showPasskey(request)).not.toHaveProperty('userHandle')
  },
)

test('a passkey that is created: its public key in the shape of the contract', async () => {
  answers('create', {
    ...shown(null),
    response: {
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('objeto'),
      getTransports: () => ['hybrid', 'internal'],
      getPublicKey: () => bytes('pública'),
    },
  })
  expect(await makePasskey(creation)).toEqual({
    id: 'bGxhdmU',
    clientDataJSON: 'e30',
    attestationObject: 'b2JqZXRv',
    transports: ['hybrid', 'internal'],
  })
  const { publicKey } = credentials.create.mock.calls[0]?.[0] ?? {}
  expect(decoded(publicKey?.user.id)).toBe('cuenta')
})

test('the dialog of the browser closed by the user: nothing', async () => {
  const closed = new DOMException('The operation was not allowed.', 'NotAllowedError')
  credentials.get.mockRejectedValue(closed)
  credentials.create.mockRejectedValue(closed)
  expect(await showPasskey(request)).toBeUndefined()
  expect(await makePasskey(creation)).toBeUndefined()
})

test('a passkey that exists already: thrown', async () => {
  credentials.create.mockRejectedValue(new DOMException('It exists.', 'InvalidStateError'))
  await expect(makePasskey(creation)).rejects.toThrow()
})

test('the button pressed while a suggestion waits in the e-mail field: the suggestion ends', async () => {
  const field = document.createElement('input')
  field.setAttribute('autocomplete', 'username webauthn')
  document.body.append(field)
  credentials.get.mockImplementationOnce(
    (options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error))
      }),
  )
  const suggested = showPasskey(request, { mediation: 'conditional' })
  await vi.waitFor(() => expect(credentials.get).toHaveBeenCalledOnce())
  expect(credentials.get.mock.calls[0]?.[0]?.mediation).toBe('conditional')
  answers('get', shown('cuenta'))
  expect(await showPasskey(request)).toBeDefined()
  expect(await suggested).toBeUndefined()
})
