import { expect, expectTypeOf, test } from 'vitest'
import { fromWireId, idPrefixes, toWireId, uuidOf, type Id, type IdKind, type WireId } from './ids.ts'

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057'
const kinds = Object.keys(idPrefixes) as IdKind[]

test.each(kinds)('the wire id of a %s: parsed as that kind, and as no other', (kind) => {
  const wire = toWireId(kind, uuid)
  expect(kinds.filter((other) => fromWireId(other, wire) !== undefined)).toEqual([kind])
  expect(fromWireId(kind, wire)).toBe(uuid)
})

test('ids of different kinds: not assignable to each other; plain text is', () => {
  expectTypeOf<Id<'transfer'>>().not.toExtend<Id<'customer'>>()
  expectTypeOf<WireId<'transfer'>>().not.toExtend<WireId<'customer'>>()
  expectTypeOf<WireId<'transfer'>>().not.toExtend<Id<'transfer'>>()
  expectTypeOf<Id<'transfer'>>().not.toExtend<WireId<'transfer'>>()
  expectTypeOf<string>().toExtend<Id<'transfer'>>()
  expectTypeOf<Id<'transfer'>>().toExtend<string>()
  expectTypeOf(uuidOf('transfer', '')).toEqualTypeOf<Id<'transfer'>>()
  expectTypeOf(toWireId<'transfer'>)
    .parameter(1)
    .toEqualTypeOf<Id<'transfer'>>()
})

test('an id on the wire of another kind: no UUID', () => {
  expect(uuidOf('transfer', toWireId('transfer', uuid))).toBe(uuid)
  expect(uuidOf('customer', toWireId('transfer', uuid) as string)).toBe('')
})
