/** What a virus scanner says of a file; 'away' when it did not say anything that counts. */
export type ScanVerdict = 'clean' | 'infected' | 'not-scanned' | 'away'

/** Who looks for viruses. Reads the bytes once, to their end unless it has found something or is away. */
export interface ScannerPort {
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanVerdict>
}

/** Without a scanner nobody claims that a file is clean. */
export const notScanning: ScannerPort = {
  scan: async (bytes) => {
    for await (const _ of bytes) continue
    return 'not-scanned'
  },
}
