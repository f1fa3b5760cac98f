import {
  isDocumentOwed,
  notIdentified,
  refuse,
  toWireId,
  type CompanyPersonState,
  type DocumentReason,
  type DocumentSide,
  type DocumentState,
  type FieldFault,
  type Id,
  type IdentityDocumentType,
  type Refusal,
} from '@puente/contract'
import type { CompanyPersonWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { numberText, type CompanyFile, type Owner, type PersonBehind } from './company-file.ts'
import { ownershipView } from './company-ownership.ts'
import type { CompanyRules } from './company-rules.ts'

/** A natural person who represents a company or is a beneficial owner of it. */
export interface PersonToIdentify extends PersonBehind {
  readonly isRepresentative: boolean
  /** The share of a beneficial owner in basis points, rounded. */
  readonly owner?: { readonly shareBps?: number; readonly controls: boolean }
}

/** A person behind a company, with the state of their identity document. */
export interface CompanyPerson extends PersonToIdentify {
  readonly ref: string
  readonly state: CompanyPersonState
  /** The page of their files. */
  readonly page: number | undefined
  readonly announced: { readonly type: IdentityDocumentType; readonly printedEnd: string } | undefined
  /** The sides that the company still has to send. */
  readonly needs: readonly DocumentSide[]
  readonly validUntil: string | undefined
  readonly documents: readonly {
    readonly id: Id<'document'>
    readonly side: DocumentSide | null
    readonly state: DocumentState
    readonly reason: DocumentReason | null
  }[]
}

/** The persons behind a company with the state of each. Injected, because a higher module has their documents. */
export type PeopleOf = (
  work: Work,
  customerId: Id<'customer'>,
  file: CompanyFile,
) => Promise<readonly CompanyPerson[]>

/** The key of a person: the number of a document is unique in its country. */
export const personKey = ({ country, document, number }: PersonBehind): string =>
  `${country} ${document} ${number}`

/** The persons who have to be identified by document, each once: the representatives, then the beneficial owners. */
export function peopleToIdentify(file: CompanyFile, rules: CompanyRules): PersonToIdentify[] {
  const people = new Map<string, PersonToIdentify>()
  for (const { name, document, number, country } of file.representatives ?? [])
    people.set(personKey({ name, document, number, country }), {
      ...{ name, document, number, country },
      isRepresentative: true,
    })
  const declared = new Map((file.owners ?? []).filter(isPerson).map((one) => [numberText(one), one]))
  for (const { number: shown, beneficial, shareBps, controls } of ownershipView(file, rules).persons) {
    const one = declared.get(shown)
    if (!beneficial || one === undefined) continue
    const { name, document, number, country } = one
    const known = people.get(personKey(one))
    people.set(personKey(one), {
      ...(known ?? { name, document, number, country, isRepresentative: false }),
      owner: { controls, ...(shareBps === undefined ? {} : { shareBps }) },
    })
  }
  return [...people.values()]
}

const isPerson = ({ kind = 'person' }: Owner): boolean => kind === 'person'

/** What is missing before submission: the documents of each person that the company still has to send. */
export const peopleGaps = (people: readonly CompanyPerson[]): FieldFault[] => {
  if (people.length === 0) return [{ at: 'identities', fault: 'missing' }]
  return people.flatMap(({ state }, index) =>
    isDocumentOwed(state) ? [{ at: `identities.${index}`, fault: 'missing' }] : [],
  )
}

/** Refuses while a person is not identified, and names the first. */
export function peopleIdentified(people: readonly CompanyPerson[]): true | Refusal<'person-not-identified'> {
  const [first, ...more] = notIdentified(people)
  return (
    first === undefined || refuse('person-not-identified', { name: first.name, persons: more.length + 1 })
  )
}

/** The persons in the format of the API. */
export const peopleWire = (people: readonly CompanyPerson[]): CompanyPersonWire[] =>
  people.map(({ page, announced, needs, validUntil, documents, ...one }) => ({
    ...one,
    number: numberText(one),
    needs: [...needs],
    ...(page === undefined ? {} : { page }),
    ...(announced === undefined ? {} : { announced }),
    ...(validUntil === undefined ? {} : { validUntil }),
    documents: documents.map(({ id, side, state, reason }) => ({
      id: toWireId('document', id),
      state,
      ...(side === null ? {} : { side }),
      ...(reason === null ? {} : { reason }),
    })),
  }))
