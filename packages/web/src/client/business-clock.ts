// The server's business time less this browser's, as the last answer told it. The sandbox may have moved the one, and
// the other may simply be wrong: what is late, and how long is left, is told by the server's.
let offsetMs = 0

/** Now, by the server's business clock; the browser's own until a first answer came. */
export function businessNowMs(): number {
  return Date.now() + offsetMs
}

/** Takes the clock from the header of an answer; what is no moment is left alone. */
export function hearBusinessTime(header: string | null): void {
  const atMs = Number(header)
  if (header !== null && /^\d{12,14}$/.test(header) && Number.isSafeInteger(atMs))
    offsetMs = atMs - Date.now()
}
