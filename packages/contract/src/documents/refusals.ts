export const documentRefusals = {
  /**
   * The file exceeds the maximum size; facts: maxBytes. Nothing of it is stored.
   * @example { "maxBytes": 20000000 }
   */
  'document-too-large': { status: 413 },
  /** The file has no content. */
  'document-empty': { status: 422 },
  /**
   * The content is of a file type that is not accepted; facts: found (an extension), when it was recognised.
   * @example { "found": "docx" }
   */
  'document-type-unknown': { status: 422 },
  /** The content begins like a supported file type but cannot be opened as one. */
  'document-corrupt': { status: 422 },
  /** Opening the file exceeds the limit of memory or processor time. */
  'document-too-complex': { status: 422 },
  /** The PDF opens only with a password. */
  'document-locked': { status: 422 },
  /**
   * The picture has too many pixels; facts: width, height, maxMegapixels.
   * @example { "width": 12000, "height": 9000, "maxMegapixels": 50 }
   */
  'document-too-many-pixels': { status: 422 },
  /**
   * The picture is too small to be legible; facts: width, height.
   * @example { "width": 320, "height": 200 }
   */
  'document-too-few-pixels': { status: 422 },
  /**
   * The same file was sent before and still counts; facts: documentId, kind. It is not stored again.
   * @example { "documentId": "doc_0193b1f27c1e7c559a3e2f6f5a1c8d10", "kind": "identity" }
   */
  'document-already-sent': { status: 409 },
  /** The virus scanner detected something in the file. */
  'document-infected': { status: 422 },
  /**
   * Staff are reviewing a document of this kind: the document in this slot cannot be changed until they have
   * decided.
   */
  'document-in-review': { status: 409 },
  /** The document was decided or removed in the meantime. */
  'document-decided': { status: 409 },
  /**
   * Staff only: since the page was loaded, a file was added, replaced or removed, or its antivirus result changed.
   */
  'document-changed': { status: 409 },
  /**
   * Staff only: who accepts has not opened every file; facts: documentId, the first one that is missing.
   * @example { "documentId": "doc_0193b1f27c1e7c559a3e2f6f5a1c8d10" }
   */
  'document-not-opened': { status: 409 },
  /**
   * Staff only: a scanner is configured, and it has not inspected the file; facts: documentId.
   * @example { "documentId": "doc_0193b1f27c1e7c559a3e2f6f5a1c8d10" }
   */
  'document-not-inspected': { status: 409 },
  /** Staff only: the virus scanner detected something in the stored file, which cannot be accepted. */
  'document-unsafe': { status: 409 },
  /** Staff only: no virus scanner is configured. */
  'scanner-missing': { status: 409 },
  /** The content no longer exists: its customer removed it, or its retention period is over. */
  'document-gone': { status: 410 },
  /**
   * Another request sent this part of the file first; facts: receivedBytes, the offset to continue from.
   * @example { "receivedBytes": 1048576 }
   */
  'upload-elsewhere': { status: 409 },
  /** The upload is complete, was cancelled or is more than a day old: send the file again. */
  'upload-ended': { status: 410 },
  /** The bytes do not belong to the file that this upload began with. Nothing of it is stored. */
  'upload-differs': { status: 422 },
  /**
   * Bytes are missing; facts: receivedBytes, the offset to continue from.
   * @example { "receivedBytes": 1048576 }
   */
  'upload-incomplete': { status: 409 },
  /**
   * Too many uploads are open at once; facts: most (the maximum).
   * @example { "most": 5 }
   */
  'too-many-uploads': { status: 429 },
  /** The link was issued to another caller, for another document, or more than two minutes ago. */
  'link-ended': { status: 403 },
} as const

/** Refusals of an acceptance by who has not read every file as it is now. */
export const seenRefusals = ['document-changed', 'document-not-opened', 'document-unsafe'] as const
