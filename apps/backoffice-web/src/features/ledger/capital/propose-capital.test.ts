import type { RefusalCode } from '@puente/contract'
import { HttpError } from '@puente/web'
import { expect, test } from 'vitest'
import { capitalFaults } from './propose-capital.tsx'

const refused = (code: RefusalCode, at: string, fault: string) =>
  new HttpError(409, {
    type: 'about:blank',
    title: code,
    status: 409,
    code,
    facts: {},
    fields: [{ at, fault }],
    requestId: 'req-1',
  })

test.each<[RefusalCode, string, string, string, string]>([
  ['balance-too-low', 'amount.amount', 'balance-too-low', 'amount', 'no alcanza'],
  ['account-has-postings', 'account', 'account-has-postings', 'account', 'ya tiene asientos'],
  ['day-in-closed-period', 'day', 'day-in-closed-period', 'day', 'ya están cerrados'],
  ['fields-wrong', 'amount.currency', 'missing', 'account', 'Falta'],
  ['fields-wrong', 'day', 'before-opening', 'day', 'anterior al saldo inicial'],
  ['fields-wrong', 'day', 'not-yet', 'day', 'todavía no llega'],
])('a proposal refused as %s at %s (%s): its text is at the field %s', (code, at, fault, field, text) => {
  const faults = capitalFaults(refused(code, at, fault))
  expect(Object.keys(faults)).toEqual([field])
  expect(faults[field]).toContain(text)
})
