import { transferStates } from '@puente/contract'
import { describe, expect, it } from 'vitest'
import { nextState, publicState, transferEdges } from './transfer.ts'

const endStates = ['delivered', 'refunded', 'expired', 'cancelled', 'frozen', 'rejected']

describe('the edges of a transfer', () => {
  it('a state and an event lead to one state only', () => {
    const keys = transferEdges.map(({ from, event }) => `${from} ${event}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(transferEdges)('$from --$event--> $to', ({ from, event, to }) => {
    expect(nextState(from, event)).toBe(to)
  })

  it('every unlisted step: refused', () => {
    const listed = new Set(transferEdges.map(({ from, event }) => `${from} ${event}`))
    const events = [...new Set(transferEdges.map(({ event }) => event))]
    for (const from of transferStates) {
      for (const event of events) {
        if (!listed.has(`${from} ${event}`))
          expect(nextState(from, event), `${from} ${event}`).toBeUndefined()
      }
    }
  })

  it('every state: leads to an end state', () => {
    const reached = new Set<string>(['awaiting-payin', ...transferEdges.map(({ to }) => to)])
    for (const state of reached) {
      const seen = new Set([state])
      for (const step of seen) {
        for (const edge of transferEdges) if (edge.from === step) seen.add(edge.to)
      }
      expect(
        [...seen].some((one) => endStates.includes(one)),
        state,
      ).toBe(true)
    }
  })

  it('money: paid out only after conversion, refunded only if the rail cannot pay it', () => {
    for (const { from, to } of transferEdges) {
      if (to === 'payout-submitted') expect(['converting', 'payout-unknown']).toContain(from)
      if (to === 'refunding') expect(['payout-submitted', 'payout-unknown', 'converting']).not.toContain(from)
    }
  })

  it('frozen money: can only be refunded; returned money: needs a person or a deadline', () => {
    const from = (state: string) => transferEdges.filter((edge) => edge.from === state).map(({ to }) => to)
    expect(from('frozen')).toEqual(['refunding'])
    expect(new Set(from('correcting'))).toEqual(new Set(['converting', 'in-review', 'refunding']))
    expect(new Set(from('returned'))).toEqual(new Set(['correcting', 'converting', 'refunding']))
    expect(new Set(from('rejected'))).toEqual(new Set(['refunding', 'frozen']))
  })

  it('the public state: the same for reviews of any cause', () => {
    expect(publicState['in-review']).toBe('checking')
    expect(publicState.frozen).toBe(publicState.rejected)
    expect(publicState['payout-unknown'], 'sent to the bank is what the rail accepted').toBe(
      publicState.converting,
    )
  })
})
