import { refuse, type Refusal } from '@puente/contract'
import type { HelpSubjectKind, ScreenAbout, ScreenFacts } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { subjectFor, subjectUuid, subjectWireId } from './screen-subjects.ts'

/** The screen from which a message was written, as it is stored: references and codes only. */
export interface Screen {
  readonly page: ScreenFacts['page']
  readonly subject: ScreenSubject | undefined
}

interface ScreenSubject {
  readonly kind: HelpSubjectKind
  readonly id: string
  /** When the message was written. */
  readonly state: string | undefined
}

/** The screen that a customer refers to. Refuses a subject that does not exist or is not theirs. */
export async function screenOf(
  work: Work,
  { page, subjectKind, subjectId }: ScreenAbout,
): Promise<Screen | Refusal<'not-found'>> {
  if (subjectKind === undefined && subjectId === undefined) return { page, subject: undefined }
  if (subjectKind === undefined || subjectId === undefined) return refuse('not-found')
  const id = subjectUuid(subjectKind, subjectId)
  const found = id === undefined ? undefined : await subjectFor(work, subjectKind, id)
  const { actor } = work
  const isTheirs =
    actor.kind === 'customer' && (found?.owner === actor.customerId || found?.owner === actor.userId)
  if (id === undefined || found === undefined || !isTheirs) return refuse('not-found')
  return { page, subject: { kind: subjectKind, id, state: found.state } }
}

/** The facts of a screen for its readers: the name as it is now, the state as it was. */
export async function factsOf(work: Work, { page, subject }: Screen): Promise<ScreenFacts> {
  if (subject === undefined) return { page }
  const { kind, id, state } = subject
  const name = (await subjectFor(work, kind, id))?.name
  return {
    page,
    subject: {
      kind,
      id: subjectWireId(kind, id),
      ...(name === undefined ? {} : { name }),
      ...(state === undefined ? {} : { state }),
    },
  }
}
