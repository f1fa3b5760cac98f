/** The file store is unreachable or gave an invalid response. Files to be stored may not have been stored. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable'
}
