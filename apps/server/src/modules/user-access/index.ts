export { ACCESS_CHANGE, accessProposal, decideAccessChange, withdrawAccessChange } from './access-change.ts'
export { userAccessHandlers } from './user-access.staff.ts'
