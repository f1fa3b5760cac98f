/** Kinds of documents. The rules of each are versioned data. */
export const documentKinds = [
  'identity',
  'renewal-proof',
  'source-of-funds',
  'constitution-deed',
  'powers',
  'validity-certificate',
  'shareholders',
  'economics',
  'selfie',
  'company-person-identity',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The sides of a card; documents without sides have none. */
export const documentSides = ['front', 'back'] as const
export type DocumentSide = (typeof documentSides)[number]

/**
 * The state of a document. Its customer can remove it only while it is 'received'; 'replaced' and 'removed'
 * ones no longer count.
 */
export const documentStates = ['received', 'in-review', 'accepted', 'refused', 'replaced', 'removed'] as const
export type DocumentState = (typeof documentStates)[number]

/** Why staff refused a document or requested it again; the customer reads the text of the code. */
export const documentReasons = [
  'illegible',
  'cut-off',
  'glare',
  'wrong-document',
  'other-person',
  'expired',
  'missing-pages',
  'missing-side',
  'too-old',
  'not-the-original',
  'data-differs',
] as const
export type DocumentReason = (typeof documentReasons)[number]

/** The decision of staff: accepted, refused, or a newer one is needed. */
export const documentVerdicts = ['accepted', 'refused', 'ask-again'] as const
export type DocumentVerdict = (typeof documentVerdicts)[number]

/**
 * What the virus scanner found in a document; 'not-scanned' when none was configured. An infected upload is not stored, so
 * 'infected' is the answer of a later inspection.
 */
export const documentScans = ['clean', 'not-scanned', 'infected'] as const
export type DocumentScan = (typeof documentScans)[number]

/** The types in which documents are stored; every picture is converted to JPEG. */
export const documentTypes = ['application/pdf', 'image/jpeg'] as const
export type DocumentType = (typeof documentTypes)[number]

/** The types that may be uploaded. */
export const documentSources = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type DocumentSource = (typeof documentSources)[number]

/** Types of identity documents. The type decides which rules extend its validity. */
export const identityDocumentTypes = ['chilean-id', 'foreign-id', 'passport', 'other-id'] as const
export type IdentityDocumentType = (typeof identityDocumentTypes)[number]
