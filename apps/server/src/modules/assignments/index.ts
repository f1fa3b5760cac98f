export { assign, assignedToAnother, take, type AssignedOtherwise } from './assign.ts'
export { assignmentOf, deleteAssignment, deleteIdle, idleCases } from './assignments.store.ts'
export type { Assignment, Case } from './case.ts'
export { commentsOf, insertComment, readMentions } from './comments.store.ts'
export { assignmentsEncrypted } from './encrypted-columns.ts'
export {
  forgetNews,
  newsFor,
  readNews,
  setWatched,
  notify,
  unreadNews,
  watchedCases,
  type CaseNews,
} from './news.store.ts'
export { priorityOf, setPriority } from './priorities.store.ts'
export { forgetViewers, isFollowing, setFollowing, touch, viewersOf } from './presence.store.ts'
