import { isRefusal, refuse, toWireId, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type BreachBody, type BreachWire } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { dayCell } from '../../platform/lists/cells.ts'
import { exportHandler, exportOf, type Exported } from '../../platform/lists/export.ts'
import { pageOf, type List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { breachFor, registeredBreaches, type Breach, type BreachFacts } from './breaches.store.ts'
import { breachMessages as words } from './messages-breaches.es.ts'
import { changeBreach, recordBreach } from './record-breach.ts'

const breachRegister: List<true, Breach> = {
  name: 'data-breaches',
  keyOf: ({ knownOn, id }) => [knownOn, id],
  read: registeredBreaches,
}

const factsOf = (body: BreachBody): BreachFacts => ({
  ...body,
  happenedOn: body.happenedOn,
  agencyNotifiedOn: body.agencyNotifiedOn,
  peopleNotifiedOn: body.peopleNotifiedOn,
})

async function breachViews(work: Work, breaches: readonly Breach[]): Promise<BreachWire[]> {
  const ids = breaches.flatMap(({ recordedBy, changedBy }) => [recordedBy, changedBy])
  const names = await staffNames(work, [...new Set(ids)])
  return breaches.map((breach) => {
    const { happenedOn, agencyNotifiedOn, peopleNotifiedOn, dataClasses, ...rest } = breach
    return {
      ...rest,
      id: toWireId('breach', breach.id),
      dataClasses: [...dataClasses],
      ...(happenedOn === undefined ? {} : { happenedOn }),
      ...(agencyNotifiedOn === undefined ? {} : { agencyNotifiedOn }),
      ...(peopleNotifiedOn === undefined ? {} : { peopleNotifiedOn }),
      recordedBy: names.get(breach.recordedBy) ?? '',
      recordedAt: breach.recordedAt.toISOString(),
      changedBy: names.get(breach.changedBy) ?? '',
      changedAt: breach.changedAt.toISOString(),
    }
  })
}

async function breachView(work: Work, breach: Breach): Promise<BreachWire> {
  const [view] = await breachViews(work, [breach])
  if (view === undefined) throw new Error('a breach has one view')
  return view
}

const exported: Exported<true, Breach, BreachWire> = {
  fileName: words.fileName,
  list: breachRegister,
  view: breachViews,
  columns: [
    { heading: words.knownOn, cell: ({ knownOn }) => dayCell(knownOn) },
    { heading: words.happenedOn, cell: ({ happenedOn }) => dayCell(happenedOn) },
    { heading: words.what, cell: ({ what }) => what },
    {
      heading: words.dataClasses,
      cell: ({ dataClasses }) => dataClasses.map((one) => words.classes[one]).join(', '),
    },
    { heading: words.peopleCount, cell: ({ peopleCount }) => ({ count: peopleCount }) },
    { heading: words.measures, cell: ({ measures }) => measures },
    { heading: words.agencyNotifiedOn, cell: ({ agencyNotifiedOn }) => dayCell(agencyNotifiedOn) },
    { heading: words.peopleNotifiedOn, cell: ({ peopleNotifiedOn }) => dayCell(peopleNotifiedOn) },
  ],
}

/** Staff handlers of the register of breaches. */
export const breachHandlers: readonly Handler[] = [
  readHandler(endpoints.listBreaches, async (work, { query }) => {
    const page = await pageOf(work, breachRegister, true, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await breachViews(work, rows), ...next }
  }),
  handler(endpoints.getBreach, async (work, { params }) => {
    const breach = await breachFor(work, uuidOf('breach', params.id))
    return breach === undefined ? refuse('not-found') : breachView(work, breach)
  }),
  handler(endpoints.recordBreach, async (work, { body }) => {
    const breach = await recordBreach(work, factsOf(body))
    return isRefusal(breach) ? breach : breachView(work, breach)
  }),
  handler(endpoints.changeBreach, async (work, { params, body }) => {
    const breach = await changeBreach(work, uuidOf('breach', params.id), factsOf(body))
    return isRefusal(breach) ? breach : breachView(work, breach)
  }),
  exportHandler(endpoints.exportBreaches, () => exportOf(exported, true)),
]
