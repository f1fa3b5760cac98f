import type { CompanyPaper, DocumentKind } from '@puente/contract'
import { companyPapers } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** Somebody who owns a part of a company, as staff read it on a paper. */
export type OwnerRead = NonNullable<DocumentFacts['owners']>[number]

/** Which documents companies show, and how long they are valid. */
export type CompanyPaperRules = SettingData<typeof settingKind.companyPaperRules>

/** The rules in force; the operator always has some, so missing ones are a fault in the data, and throw. */
export async function companyPaperRulesNow(work: Work): Promise<Version<CompanyPaperRules>> {
  const found = await settingInForce(work, settingKind.companyPaperRules)
  return found
}

/** What they say. */
export const companyPaperRules = async (work: Work): Promise<CompanyPaperRules> =>
  (await companyPaperRulesNow(work)).data

/** Which of the four papers a document is, if any. */
export const paperOf = (kind: DocumentKind): CompanyPaper | undefined =>
  companyPapers.find((paper) => paper === kind)

/** What stands of one paper of a company. */
export interface PaperKept {
  readonly paper: CompanyPaper
  /** By when staff answer about what waits. */
  readonly dueAt: Date | undefined
  readonly accepted: PaperAccepted | undefined
}

/** What staff read on a paper when they accepted it. */
export interface PaperAccepted {
  readonly documentId: string
  readonly at: Date
  /** YYYY-MM-DD */
  readonly issuedOn: string | undefined
  readonly powers: DocumentFacts['powers']
  readonly owners: readonly OwnerRead[] | undefined
}
