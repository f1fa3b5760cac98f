import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import type { CodeChannel } from './codes.ts'

/** Limits on the codes sent by one channel. Each counts the codes of the last hours or of the last day. */
export interface ChannelLimits {
  /** To one address, requested by one asker: an account, a known browser, or a network. */
  readonly askerAtAddressHour: number
  /** To one address, requested by askers that have not verified it. */
  readonly addressHour: number
  readonly addressDay: number
  /** For one account, to any address. */
  readonly accountDay: number
  /** From one network, by unknown browsers. */
  readonly networkHour: number
  readonly networkDay: number
  /** To one country. Applies to phone numbers only. */
  readonly countryDay?: number
}

/** Versioned setting. */
export interface CodeLimits extends Readonly<Record<CodeChannel, ChannelLimits>> {
  /** For one registration, recovery or user, for one purpose. */
  readonly subjectHour: number
}

export async function codeLimits(work: Work): Promise<CodeLimits> {
  const found = await inForce<CodeLimits>(work, 'code-limits', 'default')
  if (found === undefined) throw new Error('no code limits are in force')
  return found.data
}

const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of a normalized address: the local part without a `+` suffix. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+')
  const domain = email.slice(at + 1)
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
