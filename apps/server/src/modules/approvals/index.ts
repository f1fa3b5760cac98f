export {
  confirmsFrom,
  decide,
  keepAlone,
  officerTookPart,
  propose,
  withdraw,
  type Approval,
} from './approvals.ts'
export { proposalHead } from './proposal-head.ts'
export {
  actionsWaitingAbout,
  approvalFor,
  approvalsAbout,
  approvalsOf,
  liftProposalWait,
  lockProposals,
  openApprovals,
  returnNotes,
  setUsed,
  type DecidedApproval,
  type KeptApproval,
  type UsedForApproval,
} from './approvals.store.ts'
