import { toWireId, type Endpoint } from '@puente/contract'
import { customerEndpoints, type CustomerSession } from '@puente/contract/customer'
import { describe, expect, it } from 'vitest'
import { Client } from './client.ts'
import { authorisationTable } from './every-caller.ts'
import { customerCallers, knownSample, rowFault, rowsOf, type SamplesByName } from './callers.ts'
import { letOwe, subjectsOf } from './test-items.ts'
import { bodyFaults, bodyFaultsAt, endpointsWithBody } from './wrong-bodies.ts'
import { newOrder } from './samples/orders.ts'

const table = authorisationTable()

describe("the customers' listener", () => {
  it.each(rowsOf(customerEndpoints, customerCallers))('%s × %s', async (...row) => {
    expect(
      await rowFault(table.cast, table.samples.customer, table.cast.life.listeners.customer, row),
    ).toBeUndefined()
  })

  it('a customer of which the user is no member: cannot be acted for', async () => {
    const { body } = await table.cast.as('empresa').get<CustomerSession>('/api/session')
    const answer = await table.cast
      .as('persona')
      .put('/api/session/customer', { customerId: body.actingAs.id })
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
  })

  it("an order with another customer's quote or recipient, or with unknown ids: refused", async () => {
    const [mine, theirs] = [
      await newOrder(table.cast.as('persona')),
      await newOrder(table.cast.as('empresa')),
    ]
    const nothing = toWireId('quote', '00000000-0000-7000-8000-000000000000')
    for (const change of [
      { quoteId: theirs.quoteId },
      { recipientId: theirs.recipientId },
      { quoteId: nothing },
    ]) {
      const answer = await table.cast.as('persona').post('/api/transfers', { ...mine, ...change })
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
    }
  })
})

describe('a missing body or one of another type: a client error', () => {
  it.each(endpointsWithBody(customerEndpoints))('%s', async (name, endpoint) => {
    const { cast, samples } = table
    const all: SamplesByName = samples.customer
    expect(await bodyFaults(cast, endpoint, all[name], cast.life.listeners.customer)).toEqual([])
  })

  it.each(['partners/bank/webhook', 'partners/rails/webhook', 'partners/messages/webhook', 'monitoring'])(
    '/api/%s',
    async (path) => {
      const faults = await bodyFaultsAt(new Client(table.cast.life.listeners.customer), `/api/${path}`)
      expect(faults).toEqual([])
    },
  )
})

describe('an open item that blocks sending', () => {
  const owner = customerCallers.filter(({ principal }) => principal.kind === 'owner')

  it('only ordering is blocked, as the contract declares', () => {
    const blocked = Object.values<Endpoint>(customerEndpoints).filter(({ blocks }) => blocks !== undefined)
    expect(blocked.map(({ name }) => name)).toEqual([
      'createTransfer',
      'createSignatureRequest',
      'createSignature',
    ])
  })

  // Their samples act for companies of their own.
  const ofOthers = ['createSignatureRequest', 'createSignature']
  const theirs = Object.fromEntries(
    Object.entries<Endpoint>(customerEndpoints).filter(
      ([name, { who }]) => who === 'customer' && !ofOthers.includes(name),
    ),
  )

  it.each(rowsOf(theirs, owner))('%s × %s', async (...row) => {
    const { customerId } = await subjectsOf(table.cast.as('persona'))
    const [name, , endpoint] = row
    const make = table.samples.customer[name as keyof typeof table.samples.customer]
    const faultWith = async (makes: SamplesByName[string]) => {
      // The subject of the request was created before.
      const owing: SamplesByName = {
        [name]: async (principal) => {
          const sample = await makes(principal)
          await letOwe(table.cast.life, customerId, true)
          return sample
        },
      }
      const fault = await rowFault(table.cast, owing, table.cast.life.listeners.customer, row)
      await letOwe(table.cast.life, customerId, false)
      return fault
    }
    const promised =
      endpoint.blocks === undefined ? undefined : 'createTransfer: owner gets 409 and was promised 201'
    // A read changes nothing, so it is tested with the last sample of the table first.
    const fault =
      endpoint.method === 'GET' ? await faultWith((principal) => knownSample(make, principal)) : promised
    if (endpoint.method !== 'GET' || fault !== promised) expect(await faultWith(make)).toBe(promised)
  })
})
