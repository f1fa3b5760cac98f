import type { Id } from '@puente/contract'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { deviceName } from './device-name.ts'
import * as store from './devices.store.ts'
import type { AccountId, Realm } from '../holder.ts'
import { newToken, tokenHash } from '../sign-in/token.ts'

/** How long a browser may skip the second factor, and after how long without use it is deleted. */
export const deviceLife = { rememberedMs: 30 * 86_400_000, unseenMs: 400 * 86_400_000 } as const

export interface MetDevice {
  readonly id: Id<'device'>
  /** Value of the device cookie. */
  readonly token: string
  readonly isNew: boolean
}

function freshToken(): { readonly token: string; readonly hash: Buffer } {
  const token = newToken()
  const hash = tokenHash(token)
  if (hash === undefined) throw new Error('a new token has another form than tokens have')
  return { token, hash }
}

/** Recognises the browser of a request, or issues it a token. A token that we never issued is replaced. */
export async function recogniseDevice(
  work: Work,
  holder: AccountId,
  request: RequestFacts,
): Promise<MetDevice> {
  const shown = request.deviceToken ?? ''
  const hash = tokenHash(shown)
  const ours = hash !== undefined && (await store.isOurToken(work, holder.realm, hash))
  const kept = ours ? { token: shown, hash } : freshToken()
  const isNew = (await store.deviceOf(work, holder, kept.hash)) === undefined
  const id = await store.keepDevice(work, holder, kept.hash, deviceName(request.userAgent))
  return { id, token: kept.token, isNew }
}

/** Remembers a browser for 30 days under a new token. Returns the token. */
export async function rememberBrowser(
  work: Work,
  holder: AccountId,
  deviceId: Id<'device'>,
): Promise<string> {
  const { token, hash } = freshToken()
  const until = new Date(work.realNow.getTime() + deviceLife.rememberedMs)
  await store.rememberDevice(work, holder.realm, deviceId, hash, until)
  return token
}

/** The browser of a request, when this account has signed in from it before. */
export async function knownBrowser(
  work: Work,
  holder: AccountId,
  request: Pick<RequestFacts, 'deviceToken'>,
): Promise<string | undefined> {
  const hash = tokenHash(request.deviceToken ?? '')
  return hash && (await store.deviceOf(work, holder, hash))?.id
}

/** Used by listeners: whether the token belongs to a browser from which an account has signed in. */
export const knowsBrowserOf =
  (realm: Realm) =>
  (runtime: Runtime, token: string): Promise<boolean> => {
    const hash = tokenHash(token)
    if (hash === undefined) return Promise.resolve(false)
    return runtime.work({ kind: 'system', name: 'access' }, (work) => store.isOurToken(work, realm, hash))
  }

/** Whether a password suffices in this browser, because a second factor was shown there within 30 days. */
export async function isRemembered(work: Work, holder: AccountId, request: RequestFacts): Promise<boolean> {
  const hash = tokenHash(request.deviceToken ?? '')
  const device = hash && (await store.deviceOf(work, holder, hash))
  return device?.rememberedUntil !== undefined && device.rememberedUntil > work.realNow
}

/** The browsers of a user, the last used first; at most 100. */
export const devicesOfUser = (work: Work, id: Id<'user'>): Promise<store.ListedDevice[]> =>
  store.devicesOf(work, { realm: 'user', id }, undefined)
