export { confirmsFrom, decide, propose, type Approval } from './approvals.ts'
export { proposalHead } from './proposal-head.ts'
export {
  approvalFor,
  approvalsOf,
  letProposalsCount,
  openApprovals,
  type DecidedApproval,
} from './approvals.store.ts'
export { decidePublished, proposePublished, publishedAs, publishedNow, type Published } from './published.ts'
