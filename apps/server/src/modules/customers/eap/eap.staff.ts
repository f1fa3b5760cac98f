import { fromWireId, isRefusal, refuse, toWireId } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../platform/http/handler.ts'
import { pageOf, type List } from '../../../platform/lists/list.ts'
import { staffNames } from '../../access/index.ts'
import { askEap, eapTextsOf } from './eap.ts'
import { eapRequestsOf, type EapRequest } from './eap.store.ts'

const requests: List<string, EapRequest> = {
  name: 'eap-requests',
  keyOf: ({ id }) => [id],
  read: eapRequestsOf,
}

/** Id of the member of staff who requested it, from the stored actor; undefined for other actors. */
const staffIdOf = (askedBy: string): string | undefined =>
  askedBy.startsWith('staff:') ? askedBy.slice('staff:'.length) : undefined

/** Handlers by which staff request confirmations and read the answers. */
export const staffEapHandlers: readonly Handler[] = [
  handler(endpoints.askEap, async (work, { body }) => {
    const ids = body.customerIds.map((wire) => fromWireId('customer', wire))
    const asked = await askEap(
      work,
      ids.filter((id) => id !== undefined),
      body.reason,
    )
    return { asked: asked.length, askedBefore: body.customerIds.length - asked.length }
  }),
  readHandler(endpoints.listEapRequests, async (work, { params, query }) => {
    const customerId = fromWireId('customer', params.id)
    if (customerId === undefined) return refuse('not-found')
    await work.audit({ action: 'look-at-eap-requests', subject: customerId })
    const page = await pageOf(work, requests, customerId, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    const textOf = await eapTextsOf(
      work,
      rows.flatMap(({ confirmed }) => confirmed?.version ?? []),
    )
    const names = await staffNames(
      work,
      rows.flatMap(({ askedBy }) => staffIdOf(askedBy) ?? []),
    )
    return {
      items: rows.map(({ id, askedBy, askedAt, dueAt, reason, confirmed }) => ({
        id: toWireId('eap-request', id),
        title: textOf(confirmed?.version).title,
        reason,
        by: names.get(staffIdOf(askedBy) ?? '') ?? '',
        askedAt: askedAt.toISOString(),
        dueAt: dueAt.toISOString(),
        ...(confirmed === undefined
          ? {}
          : {
              confirmed: {
                ...confirmed,
                at: confirmed.at.toISOString(),
                answers: confirmed.answers.map(({ code, answer }) => ({
                  question:
                    textOf(confirmed.version).questions.find((one) => one.code === code)?.label ?? code,
                  answer,
                })),
              },
            }),
      })),
      ...next,
    }
  }),
]
