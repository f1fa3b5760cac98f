import { toWireId, type DocumentKind, type DocumentReason, type DocumentScan } from '@puente/contract'
import type { DocumentSide, DocumentState, DocumentType } from '@puente/contract'
import type { DocumentWire } from '@puente/contract/customer'
import type { StaffDocumentWire } from '@puente/contract/staff'

/** Where among the files of its kind one stands. */
export interface Place {
  readonly kind: DocumentKind
  readonly side: DocumentSide | undefined
  readonly page: number
}

/** A file of a customer's that passed every check, and what staff said of it. */
export interface Document extends Place {
  readonly id: string
  readonly customerId: string
  readonly userId: string
  readonly fileName: string
  readonly type: DocumentType
  readonly sizeBytes: number
  readonly pages: number | undefined
  /** Of the file as it was sent. */
  readonly sha256: Buffer
  readonly scan: DocumentScan
  readonly contentId: string | undefined
  readonly state: DocumentState
  readonly reason: DocumentReason | undefined
  /** What staff wrote to its customer beside the reason. */
  readonly remark: string | undefined
  readonly receivedAt: Date
  readonly takenBy: string | undefined
  readonly decidedBy: string | undefined
  readonly decidedAt: Date | undefined
  readonly keepUntil: Date | undefined
  readonly legalHold: boolean
}

/** Where a document may go from each state. */
export const documentEdges: Readonly<Record<DocumentState, readonly DocumentState[]>> = {
  received: ['in-review', 'accepted', 'refused', 'replaced', 'removed'],
  'in-review': ['accepted', 'refused'],
  accepted: ['refused', 'replaced'],
  refused: ['replaced'],
  replaced: [],
  removed: [],
}

/** Whether a document may go there from where it stands. */
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

const detailOf = (document: Document) => ({
  fileName: document.fileName,
  type: document.type,
  sizeBytes: document.sizeBytes,
  ...(document.pages === undefined ? {} : { pages: document.pages }),
  kept: document.contentId !== undefined,
  ...(document.remark === undefined ? {} : { remark: document.remark }),
})

/** What its customer is told of a document. */
export const toDocumentWire = (document: Document): DocumentWire => ({
  ...headOf(document),
  ...detailOf(document),
})

const named = <Key extends string>(key: Key, name: string | undefined) =>
  (name === undefined ? {} : { [key]: name }) as { readonly [K in Key]?: string }

/** What staff are told: those who may not see the content learn no more than that it is there. */
export const toStaffDocument = (
  document: Document,
  maySee: boolean,
  names: ReadonlyMap<string, string>,
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
          ...detailOf(document),
          scan: document.scan,
          ...(document.keepUntil === undefined ? {} : { keptUntil: document.keepUntil.toISOString() }),
          legalHold: document.legalHold,
        },
      }
    : {}),
})
