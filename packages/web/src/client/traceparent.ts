const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * The header by which a request begins a trace (W3C Trace Context), with random ids. Its flag says that the browser records
 * nothing; the server decides what it records.
 */
export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-00`
