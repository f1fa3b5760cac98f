import { expect, test } from 'vitest'
import { fromWireId, idPrefixes, toWireId, type IdKind } from './ids.ts'

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057'
const kinds = Object.keys(idPrefixes) as IdKind[]

test.each(kinds)('the wire id of a %s: parsed as that kind, and as no other', (kind) => {
  const wire = toWireId(kind, uuid)
  expect(kinds.filter((other) => fromWireId(other, wire) !== undefined)).toEqual([kind])
  expect(fromWireId(kind, wire)).toBe(uuid)
})
