export { confirmsFrom, decide, propose, withdraw, type Approval } from './approvals.ts'
export { proposalHead } from './proposal-head.ts'
export {
  approvalFor,
  approvalsOf,
  liftProposalWait,
  openApprovals,
  type DecidedApproval,
} from './approvals.store.ts'
