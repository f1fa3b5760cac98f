import { hasPower, toWireId, type Endpoint } from '@puente/contract'
import { customerEndpoints, type CustomerSession } from '@puente/contract/customer'
import { staffEndpoints } from '@puente/contract/staff'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Door } from '../src/platform/http/door.ts'
import { customerDoors, customerListener, staffDoors, staffListener } from '../src/wiring/listeners.ts'
import {
  customerKnockers,
  rowFault,
  rowsOf,
  staffKnockers,
  type Endpoints,
  type Row,
  type SamplesByName,
} from './knockers.ts'
import { createLife } from './life.ts'
import { letOwe, subjectsOf } from './owing.ts'
import { castOf, type Cast } from './samples/cast.ts'
import { samplesOf } from './samples/index.ts'
import { newOrder } from './samples/orders.ts'

let cast: Cast
let samples: ReturnType<typeof samplesOf>
beforeAll(async () => {
  // What is absent until it is configured has an owner and strangers like anything else.
  cast = await castOf(
    await createLife({
      env: { MAPS_KEY: 'sandbox-maps-key' },
      plantsByHand: 'what each row needs is planted as bare rows, and let owe by no fact',
    }),
  )
  samples = samplesOf(cast)
})
afterAll(async () => cast?.life.close())

describe('the customers’ listener', () => {
  it.each(rowsOf(customerEndpoints, customerKnockers))('%s × %s', async (...row) => {
    expect(await rowFault(cast, samples.customer, cast.life.listeners.customer, row)).toBeUndefined()
  })

  it('nobody acts as a customer they are no member of', async () => {
    const { body } = await cast.as('empresa').get<CustomerSession>('/api/session')
    const answer = await cast.as('persona').put('/api/session/customer', { customerId: body.actingAs.id })
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
  })

  it('nobody orders with another’s quote or recipient, or with ids that name nothing', async () => {
    const [mine, theirs] = [await newOrder(cast.as('persona')), await newOrder(cast.as('empresa'))]
    const nothing = toWireId('quote', '00000000-0000-7000-8000-000000000000')
    for (const change of [
      { quoteId: theirs.quoteId },
      { recipientId: theirs.recipientId },
      { quoteId: nothing },
    ]) {
      const answer = await cast.as('persona').post('/api/transfers', { ...mine, ...change })
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
    }
  })
})

describe('while something is owed that stops sending', () => {
  const owner = customerKnockers.filter(({ caller }) => caller.kind === 'owner')

  it('only ordering is stopped: the contract says so', () => {
    const blocked = Object.values<Endpoint>(customerEndpoints).filter(({ blocks }) => blocks !== undefined)
    expect(blocked.map(({ name }) => name)).toEqual(['createTransfer'])
  })

  const theirs = Object.fromEntries(
    Object.entries<Endpoint>(customerEndpoints).filter(([, { who }]) => who === 'customer'),
  )

  it.each(rowsOf(theirs, owner))('%s × %s', async (...row) => {
    const { customerId } = await subjectsOf(cast.as('persona'))
    const [name, , endpoint] = row
    const make = samples.customer[name as keyof typeof samples.customer]
    // What the request is about was made before.
    const owing: SamplesByName = {
      [name]: async (caller) => {
        const sample = await make(caller)
        await letOwe(cast.life, customerId, true)
        return sample
      },
    }
    const fault = await rowFault(cast, owing, cast.life.listeners.customer, row)
    await letOwe(cast.life, customerId, false)
    const stopped = 'createTransfer: owner gets 409 and was promised 201'
    expect(fault).toBe(endpoint.blocks === undefined ? undefined : stopped)
  })
})

describe('the back office’s listener', () => {
  it.each(rowsOf(staffEndpoints, staffKnockers))('%s × %s', async (...row) => {
    expect(await rowFault(cast, samples.staff, cast.life.listeners.staff, row)).toBeUndefined()
  })
})

describe('this table over doors with planted holes', () => {
  type Holes = Readonly<Record<string, (endpoint: Endpoint) => Endpoint>>
  const planted = (doors: readonly Door[], holes: Holes) =>
    doors.map((door) => ({ ...door, endpoint: holes[door.endpoint.name]?.(door.endpoint) ?? door.endpoint }))
  /** What only reads asks for no sample of its own, so that the whole table of it can be asked once more. */
  const reading = (endpoints: Endpoints) =>
    Object.fromEntries(Object.entries(endpoints).filter(([, { method }]) => method === 'GET'))

  async function faultsAt(listener: FastifyInstance, rows: readonly Row[], makes: SamplesByName) {
    const url = await listener.listen({ host: '127.0.0.1', port: 0 })
    try {
      const faults: (string | undefined)[] = []
      for (const row of rows) faults.push(await rowFault(cast, makes, url, row))
      return faults.filter((fault) => fault !== undefined)
    } finally {
      await listener.close()
    }
  }

  it('names the endpoint that forgets whose it is, and no other', { timeout: 120_000 }, async () => {
    const { config, desk, ports } = cast.life
    const doors = planted(customerDoors(config, ports), {
      getRecipient: ({ owns: _forgotten, ...rest }) => rest,
    })
    const rows = rowsOf(reading(customerEndpoints), customerKnockers)
    const listener = await customerListener(config, desk, ports, doors)
    expect(await faultsAt(listener, rows, samples.customer)).toEqual([
      'getRecipient: stranger gets 200 and was promised 404',
    ])
  })

  it('names the endpoint that asks for less power than it needs, and who was let in', async () => {
    const { config, desk, ports } = cast.life
    const doors = planted(customerDoors(config, ports), {
      createQuote: (endpoint) => ({ ...endpoint, who: 'customer', power: 'read' }),
      saveApplication: (endpoint) => ({ ...endpoint, who: 'customer', power: 'operate' }),
    })
    const rows = rowsOf(customerEndpoints, customerKnockers).filter(
      ([, , { power }, { caller }]) =>
        caller.kind === 'member' && power !== undefined && power !== 'own' && !hasPower(caller.role, power),
    )
    const listener = await customerListener(config, desk, ports, doors)
    expect(await faultsAt(listener, rows, samples.customer)).toEqual([
      'saveApplication: operator gets 200 and was promised 403',
      'createQuote: reader gets 201 and was promised 403',
    ])
  })

  it(
    'names each role that was let in, and everyone whom a door lets in that asks nobody to sign in',
    {
      timeout: 120_000,
    },
    async () => {
      const { config, desk } = cast.life
      const doors = planted(staffDoors(config), {
        listReviews: (endpoint) => ({
          ...endpoint,
          who: ['analyst', 'officer', 'treasury'],
          power: undefined,
        }),
        listAgedMoney: (endpoint) => ({ ...endpoint, who: 'anyone', power: undefined }),
      })
      const rows = rowsOf(reading(staffEndpoints), staffKnockers)
      expect(await faultsAt(await staffListener(config, desk, doors), rows, samples.staff)).toEqual([
        'listReviews: treasury gets 200 and was promised 403',
        'listAgedMoney: nobody gets 200 and was promised 401',
        'listAgedMoney: nobody gets 200 and was promised 401',
        'listAgedMoney: support gets 200 and was promised 403',
        'listAgedMoney: analyst gets 200 and was promised 403',
        'listAgedMoney: nobody gets 200 and was promised 401',
        'listAgedMoney: nobody gets 200 and was promised 401',
      ])
    },
  )

  it('names an endpoint that nobody has made a good request for', async () => {
    const forgotten = { ...staffEndpoints.listAgedMoney, name: 'forgotten' }
    const found: (string | undefined)[] = []
    for (const row of rowsOf({ forgotten }, staffKnockers))
      found.push(await rowFault(cast, samples.staff, cast.life.listeners.staff, row))
    expect(found).toEqual(staffKnockers.map(() => 'forgotten: has no sample'))
  })

  it('is complete: a contract’s endpoint without a door does not open', async () => {
    const { config, desk } = cast.life
    const doors = staffDoors(config).filter(({ endpoint }) => endpoint.name !== 'listAgedMoney')
    await expect(staffListener(config, desk, doors)).rejects.toThrow('no door for listAgedMoney')
  })
})
