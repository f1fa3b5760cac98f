import { createHash } from 'node:crypto'
import type { TermsKind } from '@puente/contract'
import { announced, inForce, type Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

const NOUN = 'terms'

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

interface TermsData {
  readonly text: string
  readonly changes?: string
}

/** The text in force; the operator always has one, so a missing one is a fault in the data, and throws. */
export async function termsInForce(work: Work, publisher: Publisher, kind: TermsKind): Promise<Terms> {
  const found = await inForce<TermsData>(work, NOUN, kind)
  if (found === undefined) throw new Error(`no ${kind} are in force`)
  return published(found, publisher)
}

/** The version that is announced to follow, if one is. */
export async function termsAnnounced(
  work: Work,
  publisher: Publisher,
  kind: TermsKind,
): Promise<Terms | undefined> {
  const found = await announced<TermsData>(work, NOUN, kind)
  return found && published(found, publisher)
}

function published({ version, inForceFrom, data }: Version<TermsData>, publisher: Publisher): Terms {
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
