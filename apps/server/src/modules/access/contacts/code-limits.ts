import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'

/** How many codes are sent by one channel. */
export type ChannelLimits = CodeLimits['sms']

/** Versioned: staff may tune it. */
export type CodeLimits = SettingData<typeof settingKind.codeLimits>

export async function codeLimits(work: Work): Promise<CodeLimits> {
  const found = await settingInForce(work, settingKind.codeLimits)
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
