/**
 * The invisible characters that change the direction of adjacent text: embeddings, overrides and isolates (Unicode UAX #9).
 * The server refuses a text that has one. Forms remove them, because numbers and addresses that are copied on a phone may
 * contain them. Right-to-left scripts do not need them. The expression is global: use it with `replaceAll` only.
 */
export const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g
