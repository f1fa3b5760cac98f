/** The result of a virus scan; 'away' when the scanner gave no valid response. */
export type ScanVerdict = 'clean' | 'infected' | 'not-scanned' | 'away'

/** A virus scanner. Reads the bytes once, to the end unless it found a virus or is unavailable. */
export interface ScannerPort {
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanVerdict>
}

/** Used when no scanner is configured: files are never reported as clean. */
export const notScanning: ScannerPort = {
  scan: async (bytes) => {
    for await (const _ of bytes) continue
    return 'not-scanned'
  },
}
