/**
 * A store of files that are small, sealed and never changed. A folder's and a file's name are letters, digits and
 * hyphens. Every call throws `FilesAway` when the store cannot be reached or does not do what it was asked.
 */
export interface FilesPort {
  /** Keeps the bytes; once it answers they survive a power cut. */
  put(folder: string, name: string, bytes: Uint8Array): Promise<void>
  get(folder: string, name: string): Promise<Uint8Array>
  /** The names in a folder; none when there is no such folder. */
  names(folder: string): Promise<readonly string[]>
  /** Throws files away; what is not there is no fault. */
  remove(folder: string, names: readonly string[]): Promise<void>
}
