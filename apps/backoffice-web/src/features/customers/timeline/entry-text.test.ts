import { expect, test } from 'vitest'
import { entryText } from './entry-text.ts'

test('a mail whose subject has several wordings: named by its template', () => {
  const text = entryText({
    id: 'mail-sent:1',
    kind: 'mail-sent',
    at: '2026-11-29T12:00:00Z',
    code: 'account-restricted',
    detail: 'sent',
    title: 'Detuvimos los envíos / Suspendimos el acceso / Terminó la restricción',
    version: 2,
  })
  expect(text).toMatch(/^Correo «Cuenta: restricción puesta o levantada», versión 2: /)
})
