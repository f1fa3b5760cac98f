import type {
  CompanyDocument,
  CompanyDocumentState,
  CustomerRisk,
  Id,
  LevelDocumentState,
  MachineField,
} from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import type { DeclaredIdentity } from '../documents/index.ts'
import type { PeopleOf } from './company-files/company-people.ts'

/** What the documents of a customer show about their case. */
export interface CaseEvidence {
  /** The identity document of a person; of a company always missing. */
  readonly identity: LevelDocumentState
  /** Fields that the machine read otherwise than they were declared; absent when it read nothing. */
  readonly differing?: readonly MachineField[]
  /** Whether staff opened the documents that wait or were accepted: all, not all, or there are none. */
  readonly lookedAt: 'all' | 'some' | 'nothing'
  /** The documents that a company of its legal form supplies. */
  readonly papers: readonly { readonly paper: CompanyDocument; readonly standing: CompanyDocumentState }[]
  /** Whether the powers of a company are recorded. */
  readonly hasPowers: boolean
  /** The declared owners of a company beside those of its deeds. */
  readonly owners: 'matches' | 'differs' | 'unread'
}

/** Reads the evidence of a customer, beside what they declared about themselves. */
export type EvidenceOf = (
  work: Work,
  customerId: Id<'customer'>,
  declared?: DeclaredIdentity,
) => Promise<CaseEvidence>

/** What modules above know about a company's case. */
export interface CompanyParts {
  readonly evidenceOf: EvidenceOf
  readonly peopleOf: PeopleOf
}

/** What modules above know about a case. */
export interface CaseParts extends CompanyParts {
  /** Scores the customer by the rules in force, and returns the risk in force. */
  readonly riskOf: (work: Work, customerId: Id<'customer'>) => Promise<CustomerRisk>
}
