export const documentRefusals = {
  /**
   * The file is larger than any may be; facts: maxBytes. Nothing of it is kept.
   * @example { "maxBytes": 20000000 }
   */
  'document-too-large': { status: 413 },
  /** The file has no content. */
  'document-empty': { status: 422 },
  /**
   * By its content the file is of none of the kinds that are taken; facts: found (an extension), when it was
   * recognised.
   * @example { "found": "docx" }
   */
  'document-type-unknown': { status: 422 },
  /** The file says what it is, but cannot be opened as such. */
  'document-corrupt': { status: 422 },
  /** Opening the file exceeds the limit of memory or processor time. */
  'document-too-complex': { status: 422 },
  /** The PDF opens only with a password. */
  'document-locked': { status: 422 },
  /**
   * The picture has more pixels than are taken; facts: width, height, maxMegapixels.
   * @example { "width": 12000, "height": 9000, "maxMegapixels": 50 }
   */
  'document-too-many-pixels': { status: 422 },
  /**
   * The picture is too small to be read; facts: width, height.
   * @example { "width": 320, "height": 200 }
   */
  'document-too-few-pixels': { status: 422 },
  /**
   * The same file was sent before and stands; facts: documentId, kind. It is kept once.
   * @example { "documentId": "doc_0193b1f27c1e7c559a3e2f6f5a1c8d10", "kind": "identity" }
   */
  'document-already-sent': { status: 409 },
  /** The virus scanner found something in the file. */
  'document-infected': { status: 422 },
  /** Staff are looking at a document of this kind: neither it nor its place changes until they have decided. */
  'document-in-review': { status: 409 },
  /** The document was decided or removed meanwhile. */
  'document-decided': { status: 409 },
  /** The content is gone: removed by its customer, or its time of keeping is over. */
  'document-gone': { status: 410 },
  /**
   * Another piece of this file arrived first; facts: receivedBytes, from where to go on.
   * @example { "receivedBytes": 1048576 }
   */
  'upload-elsewhere': { status: 409 },
  /** The upload has ended, was given up or is a day old: the file has to be sent again. */
  'upload-ended': { status: 410 },
  /** What arrived is not the file that was meant: it was begun with another one. Nothing of it is kept. */
  'upload-differs': { status: 422 },
  /**
   * Bytes are still missing; facts: receivedBytes, from where to go on.
   * @example { "receivedBytes": 1048576 }
   */
  'upload-incomplete': { status: 409 },
  /**
   * So many uploads are open at once, and no more; facts: most.
   * @example { "most": 5 }
   */
  'too-many-uploads': { status: 429 },
  /** The link was made for someone else, for another document, or more than two minutes ago. */
  'link-ended': { status: 403 },
} as const
