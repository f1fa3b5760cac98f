/** The store of files cannot be reached, or answered something that is no answer. What was to be kept may not be. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway'
}
