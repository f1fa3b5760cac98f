import { expect, test } from 'vitest'
import { fromWireId, idPrefixes, toWireId, type IdKind } from './ids.ts'

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057'
const kinds = Object.keys(idPrefixes) as IdKind[]

test.each(kinds)('the id of a %s is read back as that, and as nothing else', (kind) => {
  const wire = toWireId(kind, uuid)
  expect(kinds.filter((other) => fromWireId(other, wire) !== undefined)).toEqual([kind])
  expect(fromWireId(kind, wire)).toBe(uuid)
})
