import type { CompanyPaper, DocumentKind } from '@puente/contract'
import { companyPapers } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** An owner of a company, as staff read them on a document. */
export type OwnerRead = NonNullable<DocumentFacts['owners']>[number]

/** Which documents companies have to supply, and how long they are valid. */
export type CompanyPaperRules = SettingData<typeof settingKind.companyPaperRules>

/** The rules in force. Throws when there are none. */
export async function companyPaperRulesNow(work: Work): Promise<Version<CompanyPaperRules>> {
  const found = await settingInForce(work, settingKind.companyPaperRules)
  return found
}

/** The data of the rules in force. */
export const companyPaperRules = async (work: Work): Promise<CompanyPaperRules> =>
  (await companyPaperRulesNow(work)).data

/** The kind of company document, if this is one of the four. */
export const paperOf = (kind: DocumentKind): CompanyPaper | undefined =>
  companyPapers.find((paper) => paper === kind)

/** State of one company document. */
export interface PaperKept {
  readonly paper: CompanyPaper
  /** Deadline of staff for the files that wait. */
  readonly dueAt: Date | undefined
  readonly accepted: PaperAccepted | undefined
}

/** Facts that staff read on a company document when they accepted it. */
export interface PaperAccepted {
  readonly documentId: string
  readonly at: Date
  /** 'YYYY-MM-DD'. */
  readonly issuedOn: string | undefined
  readonly powers: DocumentFacts['powers']
  readonly owners: readonly OwnerRead[] | undefined
}
