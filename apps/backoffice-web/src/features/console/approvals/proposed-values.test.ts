import { expect, test } from 'vitest'
import { proposedValues } from './proposed-values.ts'

const fact = (name: string, value: string) => ({ name, value })

test.each([
  [
    'a fee from an instant: each change, and the instant in Santiago',
    {
      action: 'fee/us-usd',
      facts: [],
      setting: {
        inForceFrom: '2026-12-01T03:00:00Z',
        changes: [
          { at: 'fixedMinor', before: '990', after: '1200' },
          { at: 'bps', before: 70, after: 65 },
        ],
        changeCount: 3,
      },
    },
    /^Parte fija: \$990 CLP → \$1\.200 CLP · .*: 0,70 % → 0,65 % · y 1 cambio más · rige desde el 01\/12\/2026,? 00:00$/,
  ],
  [
    'a change whose values are too long for a row: names the field only',
    {
      action: 'terms/terms-of-use',
      facts: [],
      setting: { changes: [{ at: 'text' }], changeCount: 1 },
    },
    /: cambia el texto · rige al confirmarse$/,
  ],
  [
    'the same values as the general setting: says so',
    { action: 'fee/us-usd', facts: [], setting: { changes: [], changeCount: 0 } },
    /^Los mismos valores que el parámetro general · rige al confirmarse$/,
  ],
  [
    'money of a case and the transfer that would receive it',
    {
      action: 'match',
      facts: [fact('amountMinor', '980000'), fact('currency', 'CLP'), fact('reference', 'PU4DDW2WDR')],
    },
    /^Monto: \$980\.000 CLP · Referencia: PU4DDW2WDR$/,
  ],
  [
    'the end of a relationship: its reason and its day',
    { action: 'set-restriction', facts: [fact('reason', 'court-order'), fact('effectiveOn', '2026-12-24')] },
    /^Motivo: Orden judicial · Desde el día: 24\/12\/2026$/,
  ],
  [
    'an account without an amount: with its currency',
    { action: 'void-statement', facts: [fact('account', 'nostro'), fact('currency', 'USD')] },
    /^Cuenta: Cuenta nostro · Moneda: USD$/,
  ],
  ['a role', { action: 'role', facts: [fact('role', 'treasury')] }, /^Rol: Tesorería$/],
  ['nothing beside the act itself: empty', { action: 'erase', facts: [] }, /^$/],
])('%s', (_name, proposed, text) => {
  expect(proposedValues(proposed).replaceAll('\u00A0', ' ')).toMatch(text)
})
