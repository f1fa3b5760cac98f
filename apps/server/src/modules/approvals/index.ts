export { decide, propose, type Approval } from './approvals.ts'
export { openApprovals } from './approvals.store.ts'
