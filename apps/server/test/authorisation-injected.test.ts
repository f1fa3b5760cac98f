import { hasPower, type Endpoint } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { staffEndpoints } from '@puente/contract/staff'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Handler } from '../src/platform/http/handler.ts'
import { customerHandlers, customerListener, staffHandlers, staffListener } from '../src/wiring/listeners.ts'
import { authorisationTable } from './every-caller.ts'
import {
  customerCallers,
  rowFault,
  rowsOf,
  staffCallers,
  type Endpoints,
  type Row,
  type SamplesByName,
} from './callers.ts'

const table = authorisationTable()

/** Each test runs a large part of the table. The limit bounds a failure on a machine under load. */
const whole = { timeout: 600_000 }

describe('the authorisation table over handlers with injected faults', whole, () => {
  type Holes = Readonly<Record<string, (endpoint: Endpoint) => Endpoint>>
  const seeded = (handlers: readonly Handler[], holes: Holes) =>
    handlers.map((handler) => ({
      ...handler,
      endpoint: holes[handler.endpoint.name]?.(handler.endpoint) ?? handler.endpoint,
    }))
  /** Read requests change nothing, so the whole table of them can be repeated. */
  const reading = (endpoints: Endpoints) =>
    Object.fromEntries(Object.entries(endpoints).filter(([, { method }]) => method === 'GET'))

  async function faultsAt(listener: FastifyInstance, rows: readonly Row[], makes: SamplesByName) {
    const url = await listener.listen({ host: '127.0.0.1', port: 0 })
    try {
      const faults: (string | undefined)[] = []
      for (const row of rows) faults.push(await rowFault(table.cast, makes, url, row))
      return faults.filter((fault) => fault !== undefined)
    } finally {
      await listener.close()
    }
  }

  it('an endpoint without its owner check: reported, and no other', async () => {
    const { config, runtime, ports } = table.cast.life
    const handlers = seeded(customerHandlers(config, ports), {
      getRecipient: ({ owns: _forgotten, ...rest }) => rest,
    })
    const rows = rowsOf(reading(customerEndpoints), customerCallers)
    const listener = await customerListener(config, runtime, ports, handlers)
    expect(await faultsAt(listener, rows, table.samples.customer)).toEqual([
      'getRecipient: stranger gets 200 and was promised 404',
    ])
  })

  it('an endpoint with less power than it needs: reported with the roles it admits', async () => {
    const { config, runtime, ports } = table.cast.life
    const handlers = seeded(customerHandlers(config, ports), {
      createQuote: (endpoint) => ({ ...endpoint, who: 'customer', power: 'read' }),
      saveApplication: (endpoint) => ({ ...endpoint, who: 'customer', power: 'operate' }),
    })
    const rows = rowsOf(customerEndpoints, customerCallers).filter(
      ([, , { power }, { principal }]) =>
        principal.kind === 'member' &&
        power !== undefined &&
        power !== 'own' &&
        !hasPower(principal.role, power),
    )
    const listener = await customerListener(config, runtime, ports, handlers)
    expect(await faultsAt(listener, rows, table.samples.customer)).toEqual([
      'saveApplication: operator gets 200 and was promised 403',
      'createQuote: reader gets 201 and was promised 403',
    ])
  })

  it('an endpoint with too many roles or without sign-in: reported with every caller it admits', async () => {
    const { config, runtime, ports } = table.cast.life
    const handlers = seeded(staffHandlers(config, ports), {
      listReviews: (endpoint) => ({
        ...endpoint,
        who: ['analyst', 'officer', 'treasury'],
        power: undefined,
      }),
      listAgedMoney: (endpoint) => ({ ...endpoint, who: 'anyone', power: undefined }),
    })
    const rows = rowsOf(reading(staffEndpoints), staffCallers)
    expect(await faultsAt(await staffListener(config, runtime, handlers), rows, table.samples.staff)).toEqual(
      [
        'listReviews: treasury gets 200 and was promised 403',
        'listAgedMoney: nobody gets 200 and was promised 401',
        'listAgedMoney: nobody gets 200 and was promised 401',
        'listAgedMoney: support gets 200 and was promised 403',
        'listAgedMoney: analyst gets 200 and was promised 403',
        'listAgedMoney: nobody gets 200 and was promised 401',
        'listAgedMoney: nobody gets 200 and was promised 401',
      ],
    )
  })

  it('an endpoint without a sample: reported', async () => {
    const forgotten = { ...staffEndpoints.listAgedMoney, name: 'forgotten' }
    const found: (string | undefined)[] = []
    for (const row of rowsOf({ forgotten }, staffCallers))
      found.push(await rowFault(table.cast, table.samples.staff, table.cast.life.listeners.staff, row))
    expect(found).toEqual(staffCallers.map(() => 'forgotten: has no sample'))
  })

  it('an endpoint of a contract without a handler: the listener does not open', async () => {
    const { config, runtime, ports } = table.cast.life
    const handlers = staffHandlers(config, ports).filter(({ endpoint }) => endpoint.name !== 'listAgedMoney')
    await expect(staffListener(config, runtime, handlers)).rejects.toThrow('no handler for listAgedMoney')
  })
})
