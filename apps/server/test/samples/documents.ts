import type { DecisionHead, StaffDocumentWire } from '@puente/contract/staff'
import type { Principal } from '../authorisation.ts'
import { announce, pdf, sendFile, sendPiece } from '../uploads.ts'
import { actingName, staffNamed, type Cast } from './cast.ts'

const piece = Buffer.from('%PDF-1.7 de prueba')
const refusal = { verdict: 'refused', reason: 'illegible' }

/** The person's documents and uploads, for the rows of the table. */
export interface Papers {
  /** A new waiting document. The previous one is decided first, so that its slot is free. */
  document(): Promise<string>
  /** A new upload that waits for a complete PDF. The previous one is deleted first. */
  upload(bytes: Uint8Array): Promise<string>
}

/** Creates them one at a time, whatever the rows did to the previous ones. */
export function papersOf({ as }: Cast): Papers {
  let lastDocument = ''
  let lastUpload = ''
  return {
    document: async () => {
      await as('oficial').post(`/api/documents/${lastDocument}/review`, {})
      await as('oficial').post(`/api/documents/${lastDocument}/verdict`, refusal)
      const { body } = await sendFile(as('persona'), await pdf(), { kind: 'source-of-funds' })
      lastDocument = body.id
      return lastDocument
    },
    upload: async ({ length }) => {
      await as('persona').delete(`/api/uploads/${lastUpload}`)
      lastUpload = (await announce(as('persona'), length, { kind: 'renewal-proof' })).body.id
      return lastUpload
    },
  }
}

/** The address of a document's content for a caller who gets a link to it; for others an unknown one. */
async function contentOf(cast: Cast, name: Parameters<Cast['as']>[0], id: string): Promise<string> {
  const { body } = await cast.as(name).post<{ url?: string }>(`/api/documents/${id}/links`, {})
  return body.url ?? `/api/documents/${id}/content?until=1&signature=x`
}

/** Valid requests for sending documents. */
export function documentSamples(cast: Cast, papers: Papers) {
  const path = async () => `/api/documents/${await papers.document()}`
  return {
    listDocumentRules: async () => ({ path: '/api/document-rules' }),
    startUpload: async (principal: Principal) => {
      await papers.upload(piece)
      // Companies have no renewal proof, so this kind is used for both.
      const page = principal.kind === 'stranger' ? 3 : 2
      const body = { kind: 'source-of-funds', page, fileName: 'renta.pdf', sizeBytes: 10 }
      return { path: '/api/uploads', body }
    },
    listUploads: async () => ({ path: '/api/uploads' }),
    getUpload: async () => ({ path: `/api/uploads/${await papers.upload(piece)}` }),
    sendPiece: async () => ({
      path: `/api/uploads/${await papers.upload(piece)}/content?offset=0`,
      bytes: piece,
    }),
    finishUpload: async () => {
      const bytes = await pdf()
      const id = await papers.upload(bytes)
      await sendPiece(cast.as('persona'), id, 0, bytes)
      return { path: `/api/uploads/${id}/document`, body: {} }
    },
    cancelUpload: async () => ({ path: `/api/uploads/${await papers.upload(piece)}` }),
    listDocuments: async () => ({ path: '/api/documents' }),
    getDocument: async () => ({ path: await path() }),
    removeDocument: async () => ({ path: await path() }),
    createDocumentLink: async () => ({ path: `${await path()}/links`, body: {} }),
    getDocumentContent: async (principal: Principal) => ({
      path: await contentOf(cast, actingName(principal), await papers.document()),
    }),
  }
}

/** The decision about a document that the officer refuses. */
async function decided({ as }: Cast, papers: Papers): Promise<DecisionHead> {
  const id = await papers.document()
  const officer = as('oficial')
  await officer.post(`/api/documents/${id}/review`, {})
  const { body } = await officer.post<StaffDocumentWire>(`/api/documents/${id}/verdict`, refusal)
  const query = `customerId=${body.customerId}&subjectKind=document&subjectId=${id}`
  const found = (await officer.get<{ items: DecisionHead[] }>(`/api/decisions?${query}`)).body.items[0]
  if (found === undefined) throw new Error('the decision was not recorded')
  return found
}

/** Valid requests for reviewing documents. */
export function staffDocumentSamples(cast: Cast, papers: Papers) {
  const path = async () => `/api/documents/${await papers.document()}`
  return {
    listDocuments: async () => ({ path: '/api/documents' }),
    getDocument: async () => ({ path: await path() }),
    takeDocument: async () => ({ path: `${await path()}/review`, body: {} }),
    rehearseVerdict: async () => ({ path: `${await path()}/verdict-rehearsal`, body: refusal }),
    decideDocument: async () => ({ path: `${await path()}/verdict`, body: refusal }),
    inspectDocument: async () => ({ path: `${await path()}/inspection`, body: {} }),
    getComparison: async () => ({ path: `/api/comparisons?kind=document&id=${await papers.document()}` }),
    placeLegalHold: async () => ({
      path: `${await path()}/legal-hold`,
      body: { held: true, why: 'Oficio de prueba' },
    }),
    listDecisions: async () => ({
      path: `/api/decisions?customerId=${(await decided(cast, papers)).customerId}`,
    }),
    getDecision: async () => ({ path: `/api/decisions/${(await decided(cast, papers)).id}` }),
    createDocumentLink: async () => ({ path: `${await path()}/links`, body: {} }),
    getDocumentContent: async (principal: Principal) => {
      const name = principal.kind === 'staff' ? staffNamed[principal.role] : 'oficial'
      return { path: await contentOf(cast, name, await papers.document()) }
    },
  }
}
