import type { InboxItem } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { whoseText } from './inbox-case.tsx'

const item = (of: Partial<InboxItem>) => of as InboxItem

test.each<[string, Partial<InboxItem>, string]>([
  ['a difference with a bank', { kind: 'breaks', reference: 'client-bank' }, 'Banco de clientes'],
  [
    'a case of a customer',
    { kind: 'threads', customer: { id: 'cus_1', name: 'Rosa', kind: 'person' }, reference: 'PU2' },
    'Rosa · PU2',
  ],
])('%s: whose it is, in words', (_, of, text) => {
  expect(whoseText(item(of))).toBe(text)
})
