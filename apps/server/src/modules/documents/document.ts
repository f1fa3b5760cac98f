import {
  toWireId,
  type DocumentKind,
  type DocumentReason,
  type DocumentScan,
  type Id,
} from '@puente/contract'
import type { DocumentSide, DocumentState, DocumentType } from '@puente/contract'
import type { DocumentReadingWire, DocumentWire } from '@puente/contract/customer'
import type { StaffDocumentWire } from '@puente/contract/staff'

/** The slot of a document among a customer's documents: kind, side and page. */
export interface Place {
  readonly kind: DocumentKind
  readonly side: DocumentSide | undefined
  readonly page: number
}

/** A customer's file that passed every check, and the decision of staff. */
export interface Document extends Place {
  readonly id: Id<'document'>
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
  readonly fileName: string
  readonly type: DocumentType
  readonly sizeBytes: number
  readonly pages: number | undefined
  /** SHA-256 of the file as it was sent. */
  readonly sha256: Buffer
  readonly scan: DocumentScan
  readonly contentId: string | undefined
  readonly state: DocumentState
  readonly reason: DocumentReason | undefined
  /** What staff wrote to the customer in addition to the reason. */
  readonly remark: string | undefined
  readonly receivedAt: Date
  readonly takenBy: string | undefined
  readonly decidedBy: string | undefined
  readonly decidedAt: Date | undefined
  readonly keepUntil: Date | undefined
  readonly legalHold: boolean
}

/** Allowed transitions of a document's state. */
export const documentEdges: Readonly<Record<DocumentState, readonly DocumentState[]>> = {
  received: ['in-review', 'accepted', 'refused', 'replaced', 'removed'],
  // A selfie is removed when its consent is withdrawn.
  // Received again when its reviewer releases it.
  'in-review': ['received', 'accepted', 'refused', 'removed'],
  accepted: ['refused', 'replaced'],
  refused: ['replaced'],
  replaced: [],
  removed: [],
}

/** Whether a document may change to this state. */
export const mayBecome = ({ state }: Pick<Document, 'state'>, next: DocumentState): boolean =>
  documentEdges[state].includes(next)

const headOf = (document: Document) => ({
  id: toWireId('document', document.id),
  kind: document.kind,
  ...(document.side === undefined ? {} : { side: document.side }),
  page: document.page,
  state: document.state,
  ...(document.reason === undefined ? {} : { reason: document.reason }),
  receivedAt: document.receivedAt.toISOString(),
  ...(document.decidedAt === undefined ? {} : { decidedAt: document.decidedAt.toISOString() }),
})

const detailOf = (document: Document, reading: DocumentReadingWire | undefined) => ({
  fileName: document.fileName,
  type: document.type,
  sizeBytes: document.sizeBytes,
  ...(document.pages === undefined ? {} : { pages: document.pages }),
  kept: document.contentId !== undefined,
  ...(document.remark === undefined ? {} : { remark: document.remark }),
  ...(reading === undefined ? {} : { reading }),
})

/** The document in the format of the customer API. */
export const toDocumentWire = (document: Document, reading?: DocumentReadingWire): DocumentWire => ({
  ...headOf(document),
  ...detailOf(document, reading),
})

const named = <Key extends string>(key: Key, name: string | undefined) =>
  (name === undefined ? {} : { [key]: name }) as { readonly [K in Key]?: string }

/** What a reviewer reads besides the document itself. */
interface ForReviewer {
  readonly reading?: DocumentReadingWire | undefined
  /** When the reader opened it last. */
  readonly openedAt?: Date | undefined
}

/** The document in the format of the staff API. Without `maySee` it has no details of the content. */
export const toStaffDocument = (
  document: Document,
  maySee: boolean,
  names: ReadonlyMap<string, string>,
  { reading, openedAt }: ForReviewer = {},
): StaffDocumentWire => ({
  ...headOf(document),
  customerId: toWireId('customer', document.customerId),
  sentBy: toWireId('user', document.userId),
  ...(document.takenBy === undefined ? {} : { takenBy: toWireId('staff', document.takenBy) }),
  ...(document.decidedBy === undefined ? {} : { decidedBy: toWireId('staff', document.decidedBy) }),
  ...(maySee
    ? {
        ...named('takenByName', names.get(document.takenBy ?? '')),
        ...named('decidedByName', names.get(document.decidedBy ?? '')),
        detail: {
          ...detailOf(document, reading),
          scan: document.scan,
          sha256: document.sha256.toString('hex'),
          ...(openedAt === undefined ? {} : { openedAt: openedAt.toISOString() }),
          ...(document.keepUntil === undefined ? {} : { keptUntil: document.keepUntil.toISOString() }),
          legalHold: document.legalHold,
        },
      }
    : {}),
})
