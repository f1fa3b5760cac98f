import { hash } from 'node:crypto'
import webPush from 'web-push'
import type { PushConfig } from '../platform/config/services/push.ts'
import type { PartnerCall } from '../platform/data/partner-calls.ts'
import { partnerSeconds } from '../platform/telemetry/metrics.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { PartnerAnswer } from './http.ts'

/** One message to one browser (RFC 8030). */
export interface PushMessage {
  /** Our id. Its hash is the topic, so that a repeated attempt replaces a copy that was not delivered. */
  readonly id: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** The key of ours that the browser subscribed with. */
  readonly keyId: string
  readonly payload: string
  readonly ttlSeconds: number
  readonly urgency: 'normal' | 'high'
}

/** The answer of a push service, and the pause that it asked for. */
export type PushAnswer = PartnerAnswer<unknown> & { readonly retryAfterMs?: number }

/** The push services of browsers. */
export interface PushPort {
  /** `refused` with the code 'subscription-ended' means that the browser receives nothing more. */
  send(message: PushMessage): Promise<PushAnswer>
}

/** Push services answer that a subscription has ended with one of these (RFC 8030, 7.3). */
const ENDED = new Set([404, 410])

const topicOf = (id: string): string => hash('sha256', id, 'base64url').slice(0, 32)

const retryAfterOf = (response: Response): { readonly retryAfterMs?: number } => {
  const seconds = Number(response.headers.get('retry-after') ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterMs: seconds * 1000 } : {}
}

/**
 * Encrypts messages (RFC 8291), signs requests (RFC 8292) and sends them to the address that the browser gave. An address
 * that is not one of a known push service is not called.
 */
export function pushOverHttp(config: PushConfig, clock: Clock, timeoutMs: number): PushPort {
  const keys = new Map(config.keys.map((key) => [key.id, key]))
  const call = (outcome: string, began: number, at: Date): PartnerCall => {
    const durationMs = Math.round(performance.now() - began)
    partnerSeconds.observe({ partner: 'push', operation: 'send-push', outcome }, durationMs / 1000)
    return { partner: 'push', operation: 'send-push', outcome, durationMs, at }
  }
  return {
    send: async ({ id, endpoint, p256dh, auth, keyId, payload, ttlSeconds, urgency }) => {
      const at = clock.now()
      const began = performance.now()
      const key = keys.get(keyId)
      const refused = (status: number, code: string): PushAnswer => ({
        outcome: 'refused',
        status,
        code,
        call: call(`refused:${code}`, began, at),
      })
      // A browser that subscribed with a key that we removed receives nothing.
      if (key === undefined || !config.isPushService(endpoint)) return refused(410, 'subscription-ended')
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject: config.subject, publicKey: key.publicKey, privateKey: key.privateKey },
          TTL: ttlSeconds,
          urgency,
          topic: topicOf(id),
          contentEncoding: 'aes128gcm',
        },
      )
      try {
        const response = await fetch(endpoint, {
          method,
          headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
          body: body && new Uint8Array(body),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        await response.body?.cancel()
        const { status } = response
        if (response.ok) return { outcome: 'ok', value: {}, call: call('ok', began, at) }
        if (ENDED.has(status)) return refused(status, 'subscription-ended')
        if (status >= 500)
          return { outcome: 'unknown', call: call(`status-${status}`, began, at), ...retryAfterOf(response) }
        return { ...refused(status, `status-${status}`), ...retryAfterOf(response) }
      } catch {
        return { outcome: 'unknown', call: call('unknown', began, at) }
      }
    },
  }
}
