import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import type { CodeChannel } from './codes.ts'

/** How many codes go out by one channel; each count is of the hours or the day before now. */
export interface ChannelLimits {
  /** To one address, asked for by one asker: an account, a browser we know, or a network. */
  readonly askerAtAddressHour: number
  /** To one address, asked for by whoever has not shown that it is theirs. */
  readonly addressHour: number
  readonly addressDay: number
  /** For one account, to whichever address. */
  readonly accountDay: number
  /** From one network, by browsers we do not know. */
  readonly networkHour: number
  readonly networkDay: number
  /** To one country; only numbers have one. */
  readonly countryDay?: number
}

/** Versioned: staff may tune it. */
export interface CodeLimits extends Readonly<Record<CodeChannel, ChannelLimits>> {
  /** For one registration, recovery or user, for one purpose. */
  readonly subjectHour: number
}

export async function codeLimits(work: Work): Promise<CodeLimits> {
  const found = await inForce<CodeLimits>(work, 'code-limits', 'default')
  if (found === undefined) throw new Error('no limits of codes are in force')
  return found.data
}

const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox that an address in its normal spelling reaches: what stands after a plus is the same one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+')
  const domain = email.slice(at + 1)
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
