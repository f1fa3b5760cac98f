/**
 * The invisible characters that change the direction of adjacent text (bidirectional embeddings, overrides and isolates of
 * Unicode, UAX #9). The server refuses texts with them; forms remove them, because phones copy them with numbers and
 * addresses. Letters of right-to-left scripts need none of them. Global, so for `replaceAll` only.
 */
export const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g
