import { createHash } from 'node:crypto'
import type { TermsKind } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { nextSetting, settingInForce } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** The names that the texts refer to by placeholders. */
export interface Publisher {
  readonly brand: string
  readonly site: string
  readonly operator: string
  readonly operatorRut: string
  readonly operatorAddress: string
  readonly operatorEmail: string
  readonly operatorPhone: string
}

/** One version of a text with the names inserted. */
export interface Terms {
  readonly version: number
  readonly inForceFrom: Date
  /** Markdown, with the publisher's names inserted. */
  readonly text: string
  /** SHA-256 of the text with the names inserted, in hex. */
  readonly hash: string
  /** The changes against the previous version; Markdown. */
  readonly changes?: string
}

/** The text in force. Throws when there is none: the operator always has one. */
export async function termsInForce(work: Work, publisher: Publisher, kind: TermsKind): Promise<Terms> {
  const found = await settingInForce(work, settingKind.terms, kind)
  return published(found, publisher)
}

/** The next version, if one is announced. */
export async function termsAnnounced(
  work: Work,
  publisher: Publisher,
  kind: TermsKind,
): Promise<Terms | undefined> {
  const found = await nextSetting(work, settingKind.terms, kind)
  return found && published(found, publisher)
}

function published(
  { version, inForceFrom, data }: Version<SettingData<typeof settingKind.terms>>,
  publisher: Publisher,
): Terms {
  const text = withNames(data.text, publisher)
  const { changes } = data
  return {
    version,
    inForceFrom,
    text,
    hash: createHash('sha256').update(text, 'utf8').digest('hex'),
    ...(changes === undefined ? {} : { changes: withNames(changes, publisher) }),
  }
}

/** Replaces '{{operator}}' by the publisher's value. Throws at an unknown placeholder. */
function withNames(text: string, publisher: Publisher): string {
  return text.replaceAll(/\{\{([A-Za-z]+)\}\}/g, (_place, name: string) => {
    const value = (publisher as unknown as Record<string, string | undefined>)[name]
    if (value === undefined) throw new Error(`a text asks for "${name}", which no publisher has`)
    return value
  })
}
