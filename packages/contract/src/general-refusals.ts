/** Refusals that any endpoint may answer, raised by the generic handler itself. */
export const generalRefusals = {
  /** No session, or one that has ended. */
  'signed-out': { status: 401 },
  /** The caller may not use this operation. */
  'not-allowed': { status: 403 },
  /** Nothing with this ID, or it belongs to another customer. */
  'not-found': { status: 404 },
  /** The path has no such method. */
  'method-unknown': { status: 405 },
  /** The body is not JSON. */
  malformed: { status: 400 },
  /** Fields of the body or the query do not fit their schema, or a check of them; `fields` names each. */
  'fields-wrong': { status: 422 },
  /** The body is larger than this operation accepts. */
  'too-large': { status: 413 },
  /** The content type is another one than this operation accepts. */
  'media-type-unknown': { status: 415 },
  /**
   * The network address calls too often; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 30 }
   */
  'too-many-requests': { status: 429 },
  /** The request comes from a page of another origin. */
  'foreign-origin': { status: 403 },
  /** The operation needs an Idempotency-Key header. */
  'idempotency-key-missing': { status: 400 },
  /** The Idempotency-Key was used with another body. */
  'idempotency-key-reused': { status: 422 },
  /** The first request with this Idempotency-Key is still running. */
  'request-in-progress': { status: 409 },
  /** Another request changed the resource meanwhile: read it again. */
  'changed-meanwhile': { status: 409 },
  /** The service cannot answer now; try again later. */
  unavailable: { status: 503 },
  /** An error of the service, which is logged under the request ID. */
  failure: { status: 500 },
} as const
