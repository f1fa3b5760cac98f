import { fromWireId, refuse, type IdKind } from '@puente/contract'
import { staffEndpoints as endpoints, type ScreenedCase } from '@puente/contract/staff'
import type { NamesPort } from '../../partners/names.ts'
import { preparedHandler, type Handler } from '../../platform/http/handler.ts'
import { recordScreening, screenAgain, type CaseToScreen } from './screen-again.ts'

const caseOf = ({
  kind,
  id,
}: {
  readonly kind: ScreenedCase
  readonly id: string
}): CaseToScreen | undefined => {
  const subject = fromWireId<IdKind>(kind, id)
  return subject === undefined ? undefined : { kind, id: subject }
}

/** Handlers by which staff ask the watch lists again. */
export const staffScreeningHandlers = (names: NamesPort): readonly Handler[] => [
  preparedHandler(
    endpoints.screenAgain,
    async (runtime, { body, actor }) => {
      const one = caseOf(body)
      return one === undefined ? refuse('not-found') : screenAgain(runtime, actor, names, one)
    },
    async (work, { body }, answered) => {
      const one = caseOf(body)
      return one === undefined ? refuse('not-found') : recordScreening(work, one, answered)
    },
  ),
]
