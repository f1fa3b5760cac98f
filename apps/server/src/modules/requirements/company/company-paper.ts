import type { CompanyDocument, DocumentKind, Id } from '@puente/contract'
import { companyDocuments } from '@puente/contract'
import type { DocumentFacts, PowerMode } from '@puente/contract/staff'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Version } from '../../../platform/data/versioned.ts'
import type { Work } from '../../../platform/work.ts'

/** An owner of a company, as staff read them on a document. */
export type OwnerRead = NonNullable<DocumentFacts['owners']>[number]

/** Which documents companies have to supply, and how long they are valid. */
export type CompanyDocumentRules = SettingData<typeof settingKind.companyDocumentRules>

/** The rules in force. Throws when there are none. */
export async function companyDocumentRulesNow(work: Work): Promise<Version<CompanyDocumentRules>> {
  const found = await settingInForce(work, settingKind.companyDocumentRules)
  return found
}

/** The data of the rules in force. */
export const companyDocumentRules = async (work: Work): Promise<CompanyDocumentRules> =>
  (await companyDocumentRulesNow(work)).data

/** Whether a representative may sign alone, and up to which amount in whole USD. */
export interface PowerSummary {
  readonly mode: PowerMode
  readonly limitUsd?: number
}

/** The kind of company document, if this is one of the four. */
export const paperOf = (kind: DocumentKind): CompanyDocument | undefined =>
  companyDocuments.find((paper) => paper === kind)

/** State of one company document. */
export interface KeptCompanyDocument {
  readonly paper: CompanyDocument
  /** Deadline of staff for the files that wait. */
  readonly dueAt: Date | undefined
  readonly accepted: CompanyDocumentFacts | undefined
}

/** What staff recorded from a company document when they accepted it. */
export interface CompanyDocumentFacts {
  readonly documentId: Id<'document'>
  readonly at: Date
  /** 'YYYY-MM-DD'. */
  readonly issuedOn: string | undefined
  readonly powers: PowerSummary | undefined
  readonly owners: readonly OwnerRead[] | undefined
}
