/** What this browser can do about notices while the page is closed. */
export type PushAbility = 'unsupported' | 'install-first' | 'denied' | 'able'

/** How this browser receives messages, in the shape of the API. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** iPhones and iPads show notices of an installed app only. */
const needsInstalling = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !window.matchMedia('(display-mode: standalone)').matches

/** What this browser can do, without asking anything. */
export function pushAbility(): PushAbility {
  if (needsInstalling()) return 'install-first'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/**
 * Asks the person and subscribes this browser. Undefined when they say no. `pretend` takes the place of the browser's push
 * service in the sandbox, which speaks to no other machine.
 */
export async function subscribeHere(
  publicKey: string,
  pretend: PushTarget | undefined,
): Promise<PushTarget | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  if (pretend !== undefined) return pretend
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription with a former key would be refused: the new one takes its place.
  await (await pushManager.getSubscription())?.unsubscribe()
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('the browser gave no keys')
  return { endpoint, p256dh, auth }
}

/** Ends the subscription of this browser at its push service, if it has one. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
