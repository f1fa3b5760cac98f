import { z } from 'zod/mini'
import { instant, text, wireId } from '../shapes.ts'
import {
  documentKinds,
  documentReasons,
  documentScans,
  documentSides,
  documentSources,
  documentStates,
  documentTypes,
} from './words.ts'

export const ofDocument = z.strictObject({ id: wireId('doc') })
export const ofUpload = z.strictObject({ id: wireId('upl') })
/** A size in bytes; files stay far below 2^53. */
export const bytes = z.int().check(z.gte(0))

/** The SHA-256 of a whole file, in lower-case hexadecimal. */
export const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Where among the files of its kind one stands. */
export const place = {
  kind: z.enum(documentKinds),
  side: z.optional(z.enum(documentSides)),
  /** Counted from 1; only kinds of several files have more than one. */
  page: z.int().check(z.gte(1), z.lte(50)),
}

/** What everyone who may know of a document is told. */
export const documentHead = {
  id: wireId('doc'),
  ...place,
  state: z.enum(documentStates),
  /** Why it was refused, in a code with words. */
  reason: z.optional(z.enum(documentReasons)),
  receivedAt: instant,
  decidedAt: z.optional(instant),
}

/** What its customer and those who review it are told besides. */
export const documentDetail = {
  fileName: text(200),
  type: z.enum(documentTypes),
  sizeBytes: bytes,
  /** How many pages a PDF has, where that could be counted. */
  pages: z.optional(z.int()),
  /** False once the content is gone. */
  kept: z.boolean(),
  /** What staff wrote to its customer beside the reason. */
  remark: z.optional(text(300)),
}

/** A file of the customer and its review. */
export const document = z.strictObject({ ...documentHead, ...documentDetail })
export type DocumentWire = z.output<typeof document>

/** A customer’s document as staff see it. */
export const staffDocument = z.strictObject({
  ...documentHead,
  customerId: wireId('cus'),
  sentBy: wireId('usr'),
  takenBy: z.optional(wireId('stf')),
  decidedBy: z.optional(wireId('stf')),
  /** Who looks at it, and who decided, by name; for those who review. */
  takenByName: z.optional(text(200)),
  decidedByName: z.optional(text(200)),
  /** Only for those who may see the content. */
  detail: z.optional(
    z.strictObject({
      ...documentDetail,
      scan: z.enum(documentScans),
      /** Until when it is kept at least, once it was decided. */
      keptUntil: z.optional(instant),
      legalHold: z.boolean(),
    }),
  ),
})
export type StaffDocumentWire = z.output<typeof staffDocument>

/** The rules of one kind of document for whoever asks. */
export const documentRule = z.strictObject({
  kind: z.enum(documentKinds),
  sides: z.array(z.enum(documentSides)),
  /** How many files it may have, of each side. */
  pagesMax: z.int(),
  sources: z.array(z.enum(documentSources)),
})
export type DocumentRuleWire = z.output<typeof documentRule>

/** A file on its way. */
export const upload = z.strictObject({
  id: wireId('upl'),
  ...place,
  sizeBytes: bytes,
  /** How much has arrived and is kept: the next piece begins here. */
  receivedBytes: bytes,
  /** A piece may be this long at most. */
  pieceMaxBytes: bytes,
  /** When what has arrived is thrown away, unless the whole file has come. */
  endsAt: instant,
})
export type UploadWire = z.output<typeof upload>

/** A file that was left on its way, by the name it was announced with. */
export const openUpload = z.extend(upload, { fileName: text(200) })
export type OpenUploadWire = z.output<typeof openUpload>

/** A way to the content of one document for who asked, for two minutes. */
export const documentLink = z.strictObject({ url: text(400), endsAt: instant })
export type DocumentLinkWire = z.output<typeof documentLink>

/** What a link's own address carries. */
export const linkQuery = z.strictObject({
  /** When the link expires, in milliseconds since 1970. */
  until: text(15),
  /** The signature of the link. */
  signature: text(64),
})
