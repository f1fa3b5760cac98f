import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createVault, ValueRefused } from './vault.ts'

const key = (id: string) => ({ id, key: randomBytes(32) })
const indexKey = randomBytes(32)

describe('the vault', () => {
  it('opens what it sealed, and never seals the same text the same way', () => {
    const vault = createVault({ encryptionKeys: [key('k1')], indexKey })
    const one = vault.seal('a.b.c', 'María Ñuñoa', 'one')
    expect(vault.open('a.b.c', one, 'one')).toBe('María Ñuñoa')
    expect(vault.seal('a.b.c', 'María Ñuñoa', 'one').equals(one)).toBe(false)
    expect(one.toString('latin1')).not.toContain('Mar')
  })

  it('does not open a value that was moved to another column or altered', () => {
    const vault = createVault({ encryptionKeys: [key('k1')], indexKey })
    const sealed = vault.seal('a.b.c', 'text', 'one')
    expect(() => vault.open('a.b.d', sealed, 'one')).toThrow()
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    expect(() => vault.open('a.b.c', sealed, 'one')).toThrow()
  })

  it('a value moved to another row: does not open; a value from before rows were bound: opens', () => {
    const vault = createVault({ encryptionKeys: [key('k1')], indexKey })
    const bound = vault.seal('a.b.c', 'text', 'one')
    expect(vault.open('a.b.c', bound, 'one')).toBe('text')
    expect(() => vault.open('a.b.c', bound, 'two')).toThrow(ValueRefused)
    expect(() => vault.open('a.b.c', bound, '')).toThrow(ValueRefused)
    expect(vault.open('a.b.c', vault.seal('a.b.c', 'text', undefined), 'one')).toBe('text')
    // The first bit of a bound value is checked too, so that the value cannot be presented as an unbound one.
    bound[0] = (bound[0] ?? 0) & 0x7f
    expect(() => vault.open('a.b.c', bound, 'two')).toThrow(ValueRefused)
  })

  it('opens old values after a rotation, and says that they are to be sealed again', () => {
    const [old, fresh] = [key('k1'), key('k2')]
    const sealed = createVault({ encryptionKeys: [old], indexKey }).seal('a.b.c', 'text', 'one')
    const rotated = createVault({ encryptionKeys: [fresh, old], indexKey })
    expect(rotated.open('a.b.c', sealed, 'one')).toBe('text')
    expect(rotated.isStale(sealed)).toBe(true)
    expect(rotated.isStale(rotated.seal('a.b.c', 'text', 'one'))).toBe(false)
    expect(() => createVault({ encryptionKeys: [fresh], indexKey }).open('a.b.c', sealed, 'one')).toThrow('no key')
  })

  it('makes the same index for the same value of the same column only', () => {
    const vault = createVault({ encryptionKeys: [key('k1')], indexKey })
    expect(vault.index('a', 'x').equals(vault.index('a', 'x'))).toBe(true)
    expect(vault.index('a', 'x').equals(vault.index('b', 'x'))).toBe(false)
    expect(vault.index('a', 'x').equals(vault.index('a', 'y'))).toBe(false)
  })
})
