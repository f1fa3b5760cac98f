import { refuse, type Refusal } from '@puente/contract'
import { rehearseVersions, writeVersion } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** A version to write. */
export interface NewVersion {
  readonly kind: string
  readonly key: string
  readonly data: unknown
  readonly from?: Date | undefined
}

/** The detail of the database error that two settings contradict each other; undefined for another error. */
function contradictionIn(error: unknown): string | undefined {
  const { constraint, detail } = (error ?? {}) as { constraint?: string; detail?: string }
  return constraint === 'limits_agree' ? (detail ?? '') : undefined
}

/** Runs a write and refuses it when the database reports that settings contradict each other. Facts: rule. */
export async function unlessContradicting<T>(
  body: () => Promise<T>,
): Promise<T | Refusal<'settings-contradict'>> {
  try {
    return await body()
  } catch (error) {
    const rule = contradictionIn(error)
    if (rule === undefined) throw error
    return refuse('settings-contradict', { rule })
  }
}

/** Checks whether these versions could be written in one transaction. Nothing is stored. */
export const rehearse = (
  work: Work,
  versions: readonly NewVersion[],
): Promise<true | Refusal<'settings-contradict'>> =>
  rehearseVersions(work, () =>
    unlessContradicting(async () => {
      for (const { kind, key, data, from } of versions)
        await writeVersion(work, kind, key, { data, writtenBy: 'rehearsal', approvedBy: 'rehearsal', from })
      return true as const
    }),
  )
