import { fromWireId, isRefusal, toWireId } from '@puente/contract'
import {
  capitalStates,
  staffEndpoints as endpoints,
  type CapitalMovementWire,
  type CapitalState,
} from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../platform/http/handler.ts'
import { pageOf, type List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals, proposalHead, returnNotes } from '../../approvals/index.ts'
import { capitalView } from './accounts.ts'
import { CAPITAL_ACTION, type CapitalMovement } from './movement.ts'
import { movementList, movementsById, type MovementFilter } from './movements.store.ts'
import { proposeMovement } from './propose-movement.ts'

const list: List<MovementFilter, CapitalMovement> = {
  name: 'capital-movements',
  keyOf: ({ proposedAt, id }) => [proposedAt.toISOString(), id],
  read: movementList,
}

const statesIn = (text: string | undefined): readonly CapitalState[] | undefined => {
  const named = text?.split(',')
  return named && capitalStates.filter((state) => named.includes(state))
}

/** The stated part of a movement in the format of the API. */
const stated = ({
  id,
  kind,
  account,
  currency,
  amountMinor,
  day,
  bankReference,
  state,
}: CapitalMovement) => ({
  id: toWireId('capital-movement', id),
  kind,
  account,
  amount: { amount: String(amountMinor), currency },
  day,
  ...(bankReference === undefined ? {} : { bankReference }),
  state,
})

/** Movements in the format of the API. Names, corrected movements and proposals are one query each for all. */
async function movementViews(
  work: Work,
  movements: readonly CapitalMovement[],
): Promise<CapitalMovementWire[]> {
  const ids = movements.map(({ id }) => id)
  const approvals = await openApprovals(work, CAPITAL_ACTION, ids)
  const reasons = await returnNotes(work, CAPITAL_ACTION, ids)
  const earlier = new Map(
    (
      await movementsById(
        work,
        movements.flatMap(({ corrects }) => corrects ?? []),
      )
    ).map((one) => [one.id, one]),
  )
  const people = movements.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? []].flat())
  const names = await staffNames(work, [...new Set(people)])
  return movements.map((movement) => {
    const { id, state, note, proposedBy, proposedAt, decidedBy, decidedAt, corrects, correctedBy } = movement
    const corrected = corrects && earlier.get(corrects)
    const approval = approvals.get(id)
    const returnNote = reasons.get(id)
    return {
      ...stated(movement),
      note,
      by: names.get(proposedBy) ?? '',
      at: proposedAt.toISOString(),
      ...(decidedBy === undefined ? {} : { decidedBy: names.get(decidedBy) ?? '' }),
      ...(decidedAt === undefined ? {} : { decidedAt: decidedAt.toISOString() }),
      ...(returnNote === undefined ? {} : { returnNote: returnNote.slice(0, 1000) }),
      ...(state === 'booked' ? { journalId: id } : {}),
      ...(corrected === undefined ? {} : { corrects: stated(corrected) }),
      ...(correctedBy === undefined ? {} : { correctedBy: toWireId('capital-movement', correctedBy) }),
      ...(approval === undefined ? {} : { proposal: proposalHead(approval, names) }),
    }
  })
}

/** Staff handlers of the operator's capital. */
export const capitalHandlers: readonly Handler[] = [
  handler(endpoints.getCapital, async (work) => ({ accounts: await capitalView(work) })),
  readHandler(endpoints.listCapitalMovements, async (work, { query }) => {
    const page = await pageOf(work, list, { states: statesIn(query.state) }, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await movementViews(work, rows), ...next }
  }),
  handler(endpoints.proposeCapitalMovement, async (work, { body }) => {
    const { kind, account, amount, day, bankReference = '', note, corrects } = body
    const reference = bankReference.trim()
    const proposed = await proposeMovement(
      work,
      {
        kind,
        account,
        currency: amount.currency,
        amountMinor: BigInt(amount.amount),
        day,
        bankReference: reference === '' ? undefined : reference,
        corrects: corrects && fromWireId('capital-movement', corrects),
      },
      note,
    )
    if (isRefusal(proposed)) return proposed
    const [view] = await movementViews(work, [proposed])
    if (view === undefined) throw new Error(`the movement ${proposed.id} has no view`)
    return view
  }),
]
