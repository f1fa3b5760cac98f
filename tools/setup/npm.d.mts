/** The PATH for npm, without the Node that `npm ci` would delete. */
export function npmPath(root: string): string
/** How npm is started. */
export function npmCommand(searched: string): {
  readonly file: string
  readonly before: readonly string[]
  readonly shell: boolean
}
