import { refuse, type Refusal } from '@puente/contract'
import { rehearseVersions, writeVersion } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** A version as it would be written. */
export interface NewVersion {
  readonly kind: string
  readonly key: string
  readonly data: unknown
  readonly from?: Date | undefined
}

/** The constraint that two settings contradict each other, in an error of the database; undefined for another error. */
function contradictionIn(error: unknown): string | undefined {
  const { constraint, detail } = (error ?? {}) as { constraint?: string; detail?: string }
  return constraint === 'limits_agree' ? (detail ?? '') : undefined
}

/** Does something that the database refuses where settings contradict each other. Facts: rule. */
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

/** Whether these versions could be written together; nothing of them is kept. */
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
