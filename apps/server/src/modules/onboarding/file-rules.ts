import type { Work } from '../../platform/work.ts'
import { settle, type PendingRule } from '../pending-items/index.ts'
import {
  openCompanyFiles,
  openPersonFiles,
  waitingCompanyItems,
  waitingPersonFiles,
} from './file-items.store.ts'

/** Pending until a person's application is complete and submitted, and again when it is returned. */
export const personInfo: PendingRule<'person-info'> = {
  kind: 'person-info',
  owed: (_work, { only }) => openPersonFiles(only),
}

/** Pending while a person's submitted application waits for the registry or for staff. */
export const personReview: PendingRule<'person-review'> = {
  kind: 'person-review',
  owed: (_work, { only }) => waitingPersonFiles(only),
}

/** Pending until a company's application is complete and submitted, and again when it is returned. */
export const companyInfo: PendingRule<'company-info'> = {
  kind: 'company-info',
  owed: (_work, { only }) => openCompanyFiles(only),
}

/** Pending while a company's submitted application waits for staff. */
export const companyReview: PendingRule<'company-review'> = {
  kind: 'company-review',
  owed: (_work, { only }) => waitingCompanyItems(only),
}

/** Brings the pending items of a person's application up to date. */
export const settlePersonFile = (work: Work, id: string): Promise<void> =>
  settle(work, [personInfo, personReview], [id])

/** Brings the pending items of a company's application up to date. */
export const settleCompanyFile = (work: Work, id: string): Promise<void> =>
  settle(work, [companyInfo, companyReview], [id])
