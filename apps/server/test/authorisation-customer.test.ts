import { toWireId, type Endpoint } from '@puente/contract'
import { customerEndpoints, type CustomerSession } from '@puente/contract/customer'
import { describe, expect, it } from 'vitest'
import { authorisationTable } from './every-caller.ts'
import { customerCallers, rowFault, rowsOf, type SamplesByName } from './callers.ts'
import { letOwe, subjectsOf } from './test-items.ts'
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
    // The subject of the request was created before.
    const owing: SamplesByName = {
      [name]: async (principal) => {
        const sample = await make(principal)
        await letOwe(table.cast.life, customerId, true)
        return sample
      },
    }
    const fault = await rowFault(table.cast, owing, table.cast.life.listeners.customer, row)
    await letOwe(table.cast.life, customerId, false)
    const stopped = 'createTransfer: owner gets 409 and was promised 201'
    expect(fault).toBe(endpoint.blocks === undefined ? undefined : stopped)
  })
})
