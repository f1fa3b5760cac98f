/** Why a backup or a restore is refused or failed, in one sentence for the operator. */
export class BackupProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'BackupProblem'
  }
}

/** Whether a file was not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
