import type { Work } from '../../platform/work.ts'
import { settle, type PendingRule } from '../pending-items/index.ts'
import {
  openCompanyFiles,
  openPersonFiles,
  waitingCompanyItems,
  waitingPersonFiles,
} from './file-items.store.ts'

/** A person owes their file until it is whole and handed in, and again when it comes back. */
export const personInfo: PendingRule<'person-info'> = {
  kind: 'person-info',
  owed: (_work, { only }) => openPersonFiles(only),
}

/** A person's file that is handed in waits: for the registry, or for staff. */
export const personReview: PendingRule<'person-review'> = {
  kind: 'person-review',
  owed: (_work, { only }) => waitingPersonFiles(only),
}

/** A company owes its file until it is whole and handed in, and again when it comes back. */
export const companyInfo: PendingRule<'company-info'> = {
  kind: 'company-info',
  owed: (_work, { only }) => openCompanyFiles(only),
}

/** A company's file that is handed in waits for staff. */
export const companyReview: PendingRule<'company-review'> = {
  kind: 'company-review',
  owed: (_work, { only }) => waitingCompanyItems(only),
}

/** Whatever changed where a person's file stands, what is owed about it follows. */
export const settlePersonFile = (work: Work, id: string): Promise<void> =>
  settle(work, [personInfo, personReview], [id])

/** Whatever changed where a company's file stands, what is owed about it follows. */
export const settleCompanyFile = (work: Work, id: string): Promise<void> =>
  settle(work, [companyInfo, companyReview], [id])
