import type { SettingWire } from '@puente/contract/staff'
import { businessNowMs, dayMs } from '@puente/web'
import { expect, test } from 'vitest'
import { whenTexts } from './proposal-part.tsx'

const wire: SettingWire = {
  kind: 'fee',
  key: 'default',
  scheduled: [],
  general: [],
  proposes: [],
  decides: [],
  noticeDays: 0,
}
const inDays = (days: number) => new Date(businessNowMs() + days * dayMs).toISOString()

test.each([
  ['none', undefined, 0, 'El cambio entra en vigencia al confirmarlo.'],
  ['in two days', 2, 0, 'El cambio entra en vigencia el'],
  ['yesterday', -1, 0, 'Ese momento ya pasó: entra en vigencia al confirmarlo.'],
  ['within the notice', 2, 30, 'Ya no queda el aviso de 30 días'],
])('an instant %s: confirming does that', (_name, days, noticeDays, text) => {
  const from = days === undefined ? undefined : inDays(days)
  expect(whenTexts({ ...wire, noticeDays }, from).consequence).toContain(text)
})
