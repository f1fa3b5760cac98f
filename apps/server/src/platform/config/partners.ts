import type { Env } from './env.ts'

export interface PartnerConfig {
  readonly url: string
  readonly key: string
  readonly webhookSecrets: readonly string[]
}
export const partnerNames = ['bank', 'rails', 'rates', 'names', 'registry'] as const
export type PartnerName = (typeof partnerNames)[number]
export type Partners = Readonly<Record<PartnerName, PartnerConfig>>

/** Whether an address lies on this machine. */
export const isLoopback = (url: string): boolean => {
  try {
    return /^(localhost|127\.|\[::1\]$|0\.0\.0\.0)/.test(new URL(url).hostname)
  } catch {
    return false
  }
}

/** Reads each partner's address and keys. Production refuses what belongs to the sandbox; sandbox refuses what does not. */
export function readPartners(env: Env, production: boolean, sandboxUrl: string, faults: string[]): Partners {
  const one = (name: PartnerName): PartnerConfig => {
    const prefix = name.toUpperCase()
    if (production) {
      for (const variable of [`${prefix}_URL`, `${prefix}_KEY`]) {
        if (env[variable] === undefined) faults.push(`${variable} is required in production.`)
      }
    }
    const url = env[`${prefix}_URL`] ?? sandboxUrl
    const key = env[`${prefix}_KEY`] ?? `sandbox-${name}-key`
    const webhookSecrets = (env[`${prefix}_WEBHOOK_SECRET`] ?? `sandbox-${name}-webhook-secret`).split(',')
    for (const [what, value] of [
      [`${prefix}_KEY`, key],
      ...webhookSecrets.map((secret) => [`${prefix}_WEBHOOK_SECRET`, secret] as const),
    ] as const) {
      const ofSandbox = value.startsWith('sandbox-')
      if (
        production &&
        ofSandbox &&
        (what !== `${prefix}_WEBHOOK_SECRET` || name === 'bank' || name === 'rails')
      )
        faults.push(`${what} is the sandbox's: production wants the partner's own.`)
      if (!production && !ofSandbox)
        faults.push(`${what} looks like a real partner's: sandbox refuses it. Set ENVIRONMENT=production.`)
    }
    if (production && isLoopback(url))
      faults.push(`${prefix}_URL points at this machine: production refuses it.`)
    if (!production && !isLoopback(url))
      faults.push(`${prefix}_URL is not on this machine: sandbox speaks to its own world only.`)
    return Object.freeze({ url, key, webhookSecrets: Object.freeze(webhookSecrets) })
  }
  return Object.freeze({
    bank: one('bank'),
    rails: one('rails'),
    rates: one('rates'),
    names: one('names'),
    registry: one('registry'),
  })
}
