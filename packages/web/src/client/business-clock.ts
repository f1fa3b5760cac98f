// The server's business time minus this browser's, from the last response. The sandbox may shift the business
// time, and the browser's clock may be wrong, so deadlines and remaining times use the server's.
let offsetMs = 0

/** The current instant by the server's business clock; by the browser's until the first response. */
export function businessNowMs(): number {
  return Date.now() + offsetMs
}

/** Sets the clock from a response header; an invalid value is ignored. */
export function setBusinessTime(header: string | null): void {
  const atMs = Number(header)
  if (header !== null && /^\d{12,14}$/.test(header) && Number.isSafeInteger(atMs))
    offsetMs = atMs - Date.now()
}
