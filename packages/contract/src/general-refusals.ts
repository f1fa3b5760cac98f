/** Refusals that any endpoint may return, raised by the generic handler. */
export const generalRefusals = {
  /** There is no session, or it has ended. */
  'signed-out': { status: 401 },
  /** The caller may not use this operation. */
  'not-allowed': { status: 403 },
  /** There is nothing with this ID, or it belongs to another customer. */
  'not-found': { status: 404 },
  /** The path does not support this method. */
  'method-unknown': { status: 405 },
  /** The body is not JSON. */
  malformed: { status: 400 },
  /** Fields of the body or query do not fit their schema or fail a check; `fields` names each. */
  'fields-wrong': { status: 422 },
  /** The body is larger than this operation accepts. */
  'too-large': { status: 413 },
  /** This operation does not accept the content type of the request. */
  'media-type-unknown': { status: 415 },
  /**
   * This network address called too often; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 30 }
   */
  'too-many-requests': { status: 429 },
  /** The request comes from a page of another origin. */
  'foreign-origin': { status: 403 },
  /** The operation needs an Idempotency-Key header. */
  'idempotency-key-missing': { status: 400 },
  /** The Idempotency-Key was already used with another body. */
  'idempotency-key-reused': { status: 422 },
  /** The first request with this Idempotency-Key is still running. */
  'request-in-progress': { status: 409 },
  /** Another request changed the resource in the meantime: read it again. */
  'changed-meanwhile': { status: 409 },
  /** The service cannot answer now; try again later. */
  unavailable: { status: 503 },
  /** An error of the service, which is logged under the request ID. */
  failure: { status: 500 },
} as const
