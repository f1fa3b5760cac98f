/** Refusals that any endpoint may answer, raised by the generic door itself. */
export const generalRefusals = {
  'signed-out': { status: 401 },
  'not-allowed': { status: 403 },
  'not-found': { status: 404 },
  'method-unknown': { status: 405 },
  malformed: { status: 400 },
  'fields-wrong': { status: 422 },
  'too-large': { status: 413 },
  'media-type-unknown': { status: 415 },
  'too-many-requests': { status: 429 },
  'foreign-origin': { status: 403 },
  'idempotency-key-missing': { status: 400 },
  'idempotency-key-reused': { status: 422 },
  'request-in-progress': { status: 409 },
  'changed-meanwhile': { status: 409 },
  unavailable: { status: 503 },
  failure: { status: 500 },
} as const
