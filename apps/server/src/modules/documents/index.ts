export { segmentFiles } from './contents.store.ts'
export type { Document } from './document.ts'
export { assignDocument } from './decide-document.ts'
export { documentHandlers, documentOwner } from './documents.customer.ts'
export {
  documentFor,
  hasHeldDocument,
  holdDocumentsOf,
  lockDocument,
  newestSelfie,
  standingDocuments,
} from './documents.store.ts'
export { decideSelfieDocument, documentBytes, endSelfies, eraseSelfies } from './selfies.ts'
export {
  caseFiles,
  caseFileViews,
  filesConfirmed,
  filesMark,
  filesOpened,
  filesSeen,
  type SeenRefusal,
} from './case-files.ts'
export { openingsOf } from './opened-documents.store.ts'
export { toReadingWire } from './reading/compared.ts'
export { readingsFor } from './reading/readings.store.ts'
export { keepUntil } from './rules.ts'
export { documentsInReview } from './in-review.store.ts'
export { documentJobs } from './documents.jobs.ts'
export type { DeclaredIdentity, DocumentSubscribers } from './subscribers.ts'
export { seedDocument } from './seed-document.ts'
export { staffDocumentHandlers } from './documents.staff.ts'
export { documentsEncrypted, documentsPersonal } from './encrypted-columns.ts'
export { uploadHandlers, uploadOwner } from './uploads/uploads.customer.ts'
