import { transferStates } from '@puente/contract'
import { describe, expect, it } from 'vitest'
import { nextState, publicState, transferEdges } from './transfer.ts'

const endStates = ['delivered', 'refunded', 'expired', 'cancelled', 'frozen', 'rejected']

describe('the edges of a transfer', () => {
  it('name each step once: a state and an event lead to one state', () => {
    const keys = transferEdges.map(({ from, event }) => `${from} ${event}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(transferEdges)('$from --$event--> $to', ({ from, event, to }) => {
    expect(nextState(from, event)).toBe(to)
  })

  it('refuse every step that is not listed', () => {
    const listed = new Set(transferEdges.map(({ from, event }) => `${from} ${event}`))
    const events = [...new Set(transferEdges.map(({ event }) => event))]
    for (const from of transferStates) {
      for (const event of events) {
        if (!listed.has(`${from} ${event}`))
          expect(nextState(from, event), `${from} ${event}`).toBeUndefined()
      }
    }
  })

  it('let every state that can be reached go on to an end', () => {
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

  it('never pay out money that was not converted, and never refund what the rail may still pay', () => {
    for (const { from, to } of transferEdges) {
      if (to === 'payout-submitted') expect(['converting', 'payout-unknown']).toContain(from)
      if (to === 'refunding') expect(['payout-submitted', 'payout-unknown', 'converting']).not.toContain(from)
    }
  })

  it('let frozen money go one way only, and money that came back wait for nobody but a person or a clock', () => {
    const from = (state: string) => transferEdges.filter((edge) => edge.from === state).map(({ to }) => to)
    expect(from('frozen')).toEqual(['refunding'])
    expect(new Set(from('correcting'))).toEqual(new Set(['converting', 'in-review', 'refunding']))
    expect(new Set(from('returned'))).toEqual(new Set(['correcting', 'converting', 'refunding']))
    expect(new Set(from('rejected'))).toEqual(new Set(['refunding', 'frozen']))
  })

  it('tell the customer the same word before and during a review of whatever cause', () => {
    expect(publicState['in-review']).toBe('checking')
    expect(publicState.frozen).toBe(publicState.rejected)
    expect(publicState['payout-unknown'], 'sent to the bank is what the rail accepted').toBe(
      publicState.converting,
    )
  })
})
