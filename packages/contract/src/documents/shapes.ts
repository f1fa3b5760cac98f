import { z } from 'zod/mini'
import { instant, text, wireId } from '../shapes.ts'
import { machineFields, readingStates, readingWarnings, zoneFormats } from './reading-words.ts'
import {
  documentKinds,
  documentReasons,
  documentScans,
  documentSides,
  documentSources,
  documentStates,
  documentTypes,
} from './words.ts'

export const ofDocument = z.strictObject({ id: wireId('document') })
export const ofUpload = z.strictObject({ id: wireId('upload') })
/** A size in bytes; files are far smaller than 2^53. */
export const bytes = z.int().check(z.gte(0))

/** The SHA-256 of a whole file, in lower-case hexadecimal. */
export const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The slot of a document: its kind, side and page. */
export const place = {
  kind: z.enum(documentKinds),
  side: z.optional(z.enum(documentSides)),
  /** Counted from 1. Only kinds with several files have more than one page. */
  page: z.int().check(z.gte(1), z.lte(100)),
}

/** The fields for everyone who may know that the document exists. */
export const documentHead = {
  id: wireId('document'),
  ...place,
  state: z.enum(documentStates),
  /** Why it was refused, as a code with a text in the web. */
  reason: z.optional(z.enum(documentReasons)),
  receivedAt: instant,
  decidedAt: z.optional(instant),
}

/**
 * What was read by machine in the picture of an identity document, beside what the customer declared. It decides
 * nothing: staff read the document.
 */
export const documentReading = z.strictObject({
  state: z.enum(readingStates),
  format: z.optional(z.enum(zoneFormats)),
  fields: z.array(
    z.strictObject({
      field: z.enum(machineFields),
      /** Days as 'YYYY-MM-DD', countries as codes of three letters, the RUN as '12345678-5'. */
      value: text(60),
      /** Whether a check digit of the document covers the value and agrees; never for names. */
      isChecked: z.boolean(),
      /** What the customer declared, when they declared it. */
      declared: z.optional(text(200)),
      /** Whether both agree. */
      agrees: z.optional(z.boolean()),
    }),
  ),
  warnings: z.array(z.enum(readingWarnings)),
})
export type DocumentReadingWire = z.output<typeof documentReading>

/** Further fields for its customer and for those who review it. */
export const documentDetail = {
  fileName: text(200),
  type: z.enum(documentTypes),
  sizeBytes: bytes,
  /** The number of pages of a PDF, when it could be counted. */
  pages: z.optional(z.int()),
  /** False when the content was deleted. */
  kept: z.boolean(),
  /** A remark of staff for the customer, in addition to the reason. */
  remark: z.optional(text(300)),
  /** Only of pictures of identity documents whose content is kept; absent from the queue of staff. */
  reading: z.optional(documentReading),
}

/** A file of the customer and its review. */
export const document = z.strictObject({ ...documentHead, ...documentDetail })
export type DocumentWire = z.output<typeof document>

/** A file as it was shown to who decides: which file, and what the virus scanner had found in it. */
export const seenFile = z.strictObject({
  id: wireId('document'),
  /** The SHA-256 of the file as the customer sent it. */
  sha256: checksum,
  scan: z.enum(documentScans),
})

export type SeenFileWire = z.output<typeof seenFile>

/** A file that a decision rests on. */
export const caseFile = z.strictObject({
  ...seenFile.shape,
  kind: z.enum(documentKinds),
  side: z.optional(z.enum(documentSides)),
  page: z.int(),
  state: z.enum(documentStates),
  receivedAt: instant,
  /** When the caller opened it last; absent while they have not. */
  openedAt: z.optional(instant),
})
export type CaseFileWire = z.output<typeof caseFile>

/** The files of a case as they were shown to who accepts it. Absent when it has none. */
export const seenFiles = z.optional(z.array(seenFile).check(z.maxLength(200)))

/** A customer’s document as staff see it. */
export const staffDocument = z.strictObject({
  ...documentHead,
  customerId: wireId('customer'),
  sentBy: wireId('user'),
  takenBy: z.optional(wireId('staff')),
  decidedBy: z.optional(wireId('staff')),
  /** The names of the assigned reviewer and of who decided; for reviewers only. */
  takenByName: z.optional(text(200)),
  decidedByName: z.optional(text(200)),
  /** Only for those who may see the content. */
  detail: z.optional(
    z.strictObject({
      ...documentDetail,
      scan: z.enum(documentScans),
      /** The SHA-256 of the file as the customer sent it. */
      sha256: checksum,
      /** When the caller opened it last; absent while they have not. */
      openedAt: z.optional(instant),
      /** The end of the minimum retention period, once it was decided. */
      keptUntil: z.optional(instant),
      legalHold: z.boolean(),
    }),
  ),
})
export type StaffDocumentWire = z.output<typeof staffDocument>

/** The rules of one kind of document for the caller. */
export const documentRule = z.strictObject({
  kind: z.enum(documentKinds),
  sides: z.array(z.enum(documentSides)),
  /** Maximum number of files per side. */
  pagesMax: z.int(),
  sources: z.array(z.enum(documentSources)),
})
export type DocumentRuleWire = z.output<typeof documentRule>

/** A file that is being uploaded. */
export const upload = z.strictObject({
  id: wireId('upload'),
  ...place,
  sizeBytes: bytes,
  /** How many bytes were received and stored: the offset of the next part. */
  receivedBytes: bytes,
  /** Maximum size of one part, in bytes. */
  pieceMaxBytes: bytes,
  /** When the received bytes are deleted unless the upload is complete. */
  endsAt: instant,
})
export type UploadWire = z.output<typeof upload>

/** An unfinished upload, with the name of its file. */
export const openUpload = z.extend(upload, { fileName: text(200) })
export type OpenUploadWire = z.output<typeof openUpload>

/** A link to the content of one document, valid for the caller and for two minutes. */
export const documentLink = z.strictObject({ url: text(400), endsAt: instant })
export type DocumentLinkWire = z.output<typeof documentLink>

/** The query parameters of a link. */
export const linkQuery = z.strictObject({
  /** When the link expires, in milliseconds since 1970. */
  until: text(15),
  /** The signature of the link. */
  signature: text(64),
})
