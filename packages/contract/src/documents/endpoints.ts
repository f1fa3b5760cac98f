import { z } from 'zod/mini'
import { endpoint, fileEndpoint, receivingEndpoint } from '../endpoint.ts'
import { pageOf, paging, text, emptyBody } from '../shapes.ts'
import {
  bytes,
  checksum,
  document,
  documentLink,
  documentRule,
  linkQuery,
  ofDocument,
  ofUpload,
  openUpload,
  place,
  upload,
} from './shapes.ts'
import { documentKinds, documentStates, documentTypes } from './words.ts'

export type {
  DocumentLinkWire,
  DocumentReadingWire,
  DocumentRuleWire,
  DocumentWire,
  OpenUploadWire,
  UploadWire,
} from './shapes.ts'

export const listDocumentRules = endpoint({
  name: 'listDocumentRules',
  summary: 'The kinds of documents that the acting customer can send, with their sides, files and types.',
  method: 'GET',
  path: '/api/document-rules',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({ items: z.array(documentRule), maxBytes: bytes }),
  refusals: [],
})

export const startUpload = endpoint({
  name: 'startUpload',
  summary: 'Announces a file; its content follows in parts.',
  method: 'POST',
  path: '/api/uploads',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  body: z.strictObject({ ...place, fileName: text(200), sizeBytes: bytes }),
  reply: upload,
  status: 201,
  refusals: [
    'fields-wrong',
    'document-too-large',
    'document-empty',
    'document-in-review',
    'selfie-consent-missing',
    'too-many-uploads',
  ],
})

export const listUploads = endpoint({
  name: 'listUploads',
  summary: 'The caller’s incomplete uploads for the acting customer; each can be continued.',
  method: 'GET',
  path: '/api/uploads',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({ items: z.array(openUpload) }),
  refusals: [],
})

export const getUpload = endpoint({
  name: 'getUpload',
  summary: 'The number of bytes received of an upload; it continues from there.',
  method: 'GET',
  path: '/api/uploads/:id',
  who: 'customer',
  power: 'read',
  owns: 'upload',
  params: ofUpload,
  reply: upload,
  refusals: ['upload-ended'],
})

export const sendPiece = receivingEndpoint({
  name: 'sendPiece',
  summary: 'Receives the next bytes of a file; bytes of an interrupted part are kept.',
  method: 'PATCH',
  path: '/api/uploads/:id/content',
  who: 'customer',
  power: 'administer',
  owns: 'upload',
  params: ofUpload,
  query: z.strictObject({ offset: bytes }),
  reply: upload,
  refusals: ['upload-ended', 'upload-elsewhere', 'document-too-large', 'document-type-unknown'],
})

export const finishUpload = endpoint({
  name: 'finishUpload',
  summary: 'Checks a complete upload and creates a document; repeated requests return the same one.',
  method: 'POST',
  path: '/api/uploads/:id/document',
  who: 'customer',
  power: 'administer',
  owns: 'upload',
  params: ofUpload,
  /** To resume an upload that was begun earlier, send the checksum of the whole file. */
  body: z.strictObject({ sha256: z.optional(checksum) }),
  reply: document,
  status: 201,
  refusals: [
    'upload-ended',
    'upload-differs',
    'upload-incomplete',
    'request-in-progress',
    'document-type-unknown',
    'document-corrupt',
    'document-locked',
    'document-too-complex',
    'document-too-many-pixels',
    'document-too-few-pixels',
    'document-infected',
    'document-already-sent',
    'document-in-review',
    'selfie-consent-missing',
  ],
})

export const cancelUpload = endpoint({
  name: 'cancelUpload',
  summary: 'Cancels an upload that has not become a document; received bytes are deleted.',
  method: 'DELETE',
  path: '/api/uploads/:id',
  who: 'customer',
  power: 'administer',
  owns: 'upload',
  params: ofUpload,
  refusals: ['upload-ended'],
})

export const listDocuments = endpoint({
  name: 'listDocuments',
  summary: 'The acting customer’s documents, the last one first; replaced and removed ones when asked for.',
  method: 'GET',
  path: '/api/documents',
  who: 'customer',
  power: 'read',
  query: z.strictObject({
    kind: z.optional(z.enum(documentKinds)),
    state: z.optional(z.enum(documentStates)),
    ...paging,
  }),
  reply: pageOf(document),
  refusals: [],
})

export const getDocument = endpoint({
  name: 'getDocument',
  summary: 'One of the acting customer’s documents.',
  method: 'GET',
  path: '/api/documents/:id',
  who: 'customer',
  power: 'read',
  owns: 'document',
  params: ofDocument,
  reply: document,
  refusals: [],
})

export const removeDocument = endpoint({
  name: 'removeDocument',
  summary: 'Withdraws a document that nobody reviews yet; its content is deleted.',
  method: 'DELETE',
  path: '/api/documents/:id',
  who: 'customer',
  power: 'administer',
  owns: 'document',
  params: ofDocument,
  refusals: ['document-in-review', 'document-decided'],
})

export const createDocumentLink = endpoint({
  name: 'createDocumentLink',
  summary: 'A link to a document’s content, valid for the caller for two minutes.',
  method: 'POST',
  path: '/api/documents/:id/links',
  who: 'customer',
  power: 'read',
  owns: 'document',
  params: ofDocument,
  body: emptyBody,
  reply: documentLink,
  status: 201,
  refusals: ['document-gone'],
})

export const getDocumentContent = fileEndpoint({
  name: 'getDocumentContent',
  summary: 'A document’s content, by a link made for the caller; every view is recorded.',
  method: 'GET',
  path: '/api/documents/:id/content',
  who: 'customer',
  power: 'read',
  owns: 'document',
  params: ofDocument,
  query: linkQuery,
  stream: documentTypes,
  refusals: ['link-ended', 'document-gone'],
})
