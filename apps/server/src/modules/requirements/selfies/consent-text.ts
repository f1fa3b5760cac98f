import { createHash } from 'node:crypto'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'

/** Who asks for the consent, and whether a provider compares the pictures too. */
export interface SelfieParts {
  readonly publisher: { readonly brand: string; readonly operator: string; readonly operatorEmail: string }
  readonly hasProvider: boolean
}

/** The text of the consent in force. */
export interface ConsentText {
  /** 0 for the initial text. */
  readonly version: number
  readonly text: string
  /** SHA-256 of the text. */
  readonly hash: Buffer
  /** How long it promises to keep the selfie after the verdict. */
  readonly keptDays: number
}

/** The days for which the setting `retention` keeps a selfie after the verdict. */
export async function selfieDays(work: Work): Promise<number> {
  const { data } = await settingInForce(work, settingKind.retention, 'biometrics')
  return data.grounds[0]?.period ?? 1
}

/** The text in force, with its names inserted. The provider is named where one is configured. */
export async function consentText(work: Work, { publisher, hasProvider }: SelfieParts): Promise<ConsentText> {
  const { version, data } = await settingInForce(work, settingKind.selfieConsent)
  const keptDays = await selfieDays(work)
  const names: Readonly<Record<string, string>> = { ...publisher, days: String(keptDays) }
  const written = hasProvider ? `${data.text}\n\n${data.provider}` : data.text
  const text = written.replaceAll(/\{\{([A-Za-z]+)\}\}/g, (_all, name: string) => names[name] ?? '')
  return { version, text, hash: createHash('sha256').update(text, 'utf8').digest(), keptDays }
}
