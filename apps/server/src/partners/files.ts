/**
 * A store of small, encrypted files that never change. Names of folders and files are letters, digits and hyphens.
 * Every call throws `FilesUnavailable` when the store cannot be reached or does not do what was requested.
 */
export interface FilesPort {
  /** Stores the bytes durably: once it resolves they survive a power failure. */
  put(folder: string, name: string, bytes: Uint8Array): Promise<void>
  get(folder: string, name: string): Promise<Uint8Array>
  /** The names of the files in a folder; none when there is no such folder. */
  names(folder: string): Promise<readonly string[]>
  /** Deletes files; a missing file is no error. */
  remove(folder: string, names: readonly string[]): Promise<void>
}
