import { createHash } from 'node:crypto'
import type { TermsKind } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { nextSetting, settingInForce } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** Whom the texts speak of; they name nobody by themselves. */
export interface Publisher {
  readonly brand: string
  readonly site: string
  readonly operator: string
  readonly operatorRut: string
  readonly operatorAddress: string
  readonly operatorEmail: string
  readonly operatorPhone: string
}

/** One version of a text as people read it. */
export interface Terms {
  readonly version: number
  readonly inForceFrom: Date
  /** Markdown, with the publisher's names in their places. */
  readonly text: string
  /** SHA-256 of the text as it is read, in hex. */
  readonly hash: string
  /** What changed against the version before; Markdown. */
  readonly changes?: string
}

/** The text in force; the operator always has one, so a missing one is a fault in the data, and throws. */
export async function termsInForce(work: Work, publisher: Publisher, kind: TermsKind): Promise<Terms> {
  const found = await settingInForce(work, settingKind.terms, kind)
  return published(found, publisher)
}

/** The version that is announced to follow, if one is. */
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

/** '{{operator}}' becomes its name; a place for a name that nobody has is a fault in the text, and throws. */
function withNames(text: string, publisher: Publisher): string {
  return text.replaceAll(/\{\{([A-Za-z]+)\}\}/g, (_place, name: string) => {
    const value = (publisher as unknown as Record<string, string | undefined>)[name]
    if (value === undefined) throw new Error(`a text asks for "${name}", which no publisher has`)
    return value
  })
}
