import { isLoopback, partnerAddressFault } from '../addresses/addresses.ts'
import type { Env } from '../env.ts'
import { secretsIn, type SharedSecret } from '../secrets/keys.ts'

export interface PartnerConfig {
  readonly url: string
  readonly key: string
  readonly webhookSecrets: readonly string[]
}
export const partnerNames = ['bank', 'rails', 'rates', 'names', 'registry'] as const
export type PartnerName = (typeof partnerNames)[number]
export type Partners = Readonly<Record<PartnerName, PartnerConfig>>

/** Partners that send us messages. Without a secret their signatures cannot be verified. */
const senders: readonly PartnerName[] = ['bank', 'rails']

function readPartner(
  env: Env,
  name: PartnerName,
  production: boolean,
  sandboxUrl: string,
  faults: string[],
): PartnerConfig {
  const prefix = name.toUpperCase()
  if (production) {
    for (const variable of [`${prefix}_URL`, `${prefix}_KEY`]) {
      if (env[variable] === undefined) faults.push(`${variable} is required in production.`)
    }
  }
  const url = env[`${prefix}_URL`] ?? sandboxUrl
  const key = env[`${prefix}_KEY`] ?? `sandbox-${name}-key`
  const secretName = `${prefix}_WEBHOOK_SECRET`
  const sandboxSecret = production && !senders.includes(name) ? undefined : `sandbox-${name}-webhook-secret`
  const secretText = env[secretName] ?? sandboxSecret
  const webhookSecrets = secretText === undefined ? [] : secretsIn(secretName, secretText, faults)
  for (const [what, value] of [
    [`${prefix}_KEY`, key],
    ...webhookSecrets.map((secret) => [secretName, secret] as const),
  ] as const) {
    const ofSandbox = value.startsWith('sandbox-')
    if (production && ofSandbox) faults.push(`${what} is the sandbox's: production wants the partner's own.`)
    if (!production && !ofSandbox)
      faults.push(`${what} looks like a real partner's: sandbox refuses it. Set ENVIRONMENT=production.`)
  }
  const fault = production ? partnerAddressFault(`${prefix}_URL`, url) : undefined
  if (fault !== undefined) faults.push(fault)
  if (!production && !isLoopback(url))
    faults.push(`${prefix}_URL is not on this machine: sandbox speaks to its own world only.`)
  return Object.freeze({ url, key, webhookSecrets })
}

/** Reads each partner's address and keys. Production refuses sandbox values; sandbox refuses others. */
export function readPartners(env: Env, production: boolean, sandboxUrl: string, faults: string[]): Partners {
  const one = (name: PartnerName) => readPartner(env, name, production, sandboxUrl, faults)
  return Object.freeze({
    bank: one('bank'),
    rails: one('rails'),
    rates: one('rates'),
    names: one('names'),
    registry: one('registry'),
  })
}

/** The secrets shared with partners. */
export const partnerSecrets = (partners: Partners): readonly SharedSecret[] =>
  partnerNames.flatMap((name) => {
    const prefix = name.toUpperCase()
    const { key, webhookSecrets } = partners[name]
    return [
      { name: `${prefix}_KEY`, value: key, leastLength: 16 as const },
      ...webhookSecrets.map((value) => ({
        name: `${prefix}_WEBHOOK_SECRET`,
        value,
        leastLength: 24 as const,
      })),
    ]
  })
