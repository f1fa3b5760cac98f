import type { ApprovalKind } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { actionText } from './approval-text.ts'

// Proposals of these kinds have no field `action`; the queue shows the text of their kind.
test.each<[ApprovalKind, string]>([
  ['level', 'Subir de nivel'],
  ['lower-risk', 'Bajar el riesgo'],
  ['match-undo', 'Deshacer el calce'],
  ['statement-void', 'Anular la cartola'],
  ['write-off', 'Castigar'],
  ['cause-payment', 'Registrar como pagado'],
])('a proposal of the kind %s without an action: read in words, not as its code', (kind, text) => {
  expect(actionText({ kind, action: kind, subjectId: '' } as Parameters<typeof actionText>[0])).toBe(text)
})
