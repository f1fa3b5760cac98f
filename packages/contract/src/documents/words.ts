/** What a document is asked for as; which rules each has is versioned data. */
export const documentKinds = [
  'identity',
  'renewal-proof',
  'source-of-funds',
  'constitution-deed',
  'powers',
  'validity-certificate',
  'shareholders',
  'economics',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Which side of a card; documents that have no sides have none. */
export const documentSides = ['front', 'back'] as const
export type DocumentSide = (typeof documentSides)[number]

/** Where a document stands. Only received ones can be removed by their customer; replaced and removed ones count no more. */
export const documentStates = ['received', 'in-review', 'accepted', 'refused', 'replaced', 'removed'] as const
export type DocumentState = (typeof documentStates)[number]

/** Why staff refused a document, or ask for it again; the customer reads the words of the code. */
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

/** What staff answer: good, not good, or good no longer (a fresh one is needed). */
export const documentVerdicts = ['accepted', 'refused', 'ask-again'] as const
export type DocumentVerdict = (typeof documentVerdicts)[number]

/** Whether a virus scanner has seen a document; without a configured scanner nobody claims that it is clean. */
export const documentScans = ['clean', 'not-scanned'] as const
export type DocumentScan = (typeof documentScans)[number]

/** What documents are kept as; pictures are all made JPEG. */
export const documentTypes = ['application/pdf', 'image/jpeg'] as const
export type DocumentType = (typeof documentTypes)[number]

/** What may be sent. */
export const documentSources = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type DocumentSource = (typeof documentSources)[number]

/** What an identity document is, and so which table says how long it holds. */
export const identityDocumentTypes = ['chilean-id', 'foreign-id', 'passport', 'other-id'] as const
export type IdentityDocumentType = (typeof identityDocumentTypes)[number]
