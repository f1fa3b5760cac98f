import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createVault, ValueRefused } from './vault.ts'

const key = (id: string) => ({ id, key: randomBytes(32) })
const indexKeys = [randomBytes(32)]

describe('the vault', () => {
  it('an encrypted value: decrypts to the text; encrypting a text twice: different values', () => {
    const vault = createVault({ encryptionKeys: [key('k1')], indexKeys })
    const one = vault.encrypt('a.b.c', 'María Ñuñoa', 'one')
    expect(vault.decrypt('a.b.c', one, 'one')).toBe('María Ñuñoa')
    expect(vault.encrypt('a.b.c', 'María Ñuñoa', 'one').equals(one)).toBe(false)
    expect(one.toString('latin1')).not.toContain('Mar')
  })

  it('a value that was altered or moved to another column: refused', () => {
    const vault = createVault({ encryptionKeys: [key('k1')], indexKeys })
    const encrypted = vault.encrypt('a.b.c', 'text', 'one')
    expect(() => vault.decrypt('a.b.d', encrypted, 'one')).toThrow()
    encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1
    expect(() => vault.decrypt('a.b.c', encrypted, 'one')).toThrow()
  })

  it('a value moved to another row: refused; an old value without a row: decrypts', () => {
    const vault = createVault({ encryptionKeys: [key('k1')], indexKeys })
    const bound = vault.encrypt('a.b.c', 'text', 'one')
    expect(vault.decrypt('a.b.c', bound, 'one')).toBe('text')
    expect(() => vault.decrypt('a.b.c', bound, 'two')).toThrow(ValueRefused)
    expect(() => vault.decrypt('a.b.c', bound, '')).toThrow(ValueRefused)
    expect(vault.decrypt('a.b.c', vault.encrypt('a.b.c', 'text', undefined), 'one')).toBe('text')
    // Clearing the bit that marks a bound value must not turn it into an unbound one.
    bound[0] = (bound[0] ?? 0) & 0x7f
    expect(() => vault.decrypt('a.b.c', bound, 'two')).toThrow(ValueRefused)
  })

  it('after a key rotation: old values decrypt and are marked for re-encryption', () => {
    const [old, fresh] = [key('k1'), key('k2')]
    const encrypted = createVault({ encryptionKeys: [old], indexKeys }).encrypt('a.b.c', 'text', 'one')
    const rotated = createVault({ encryptionKeys: [fresh, old], indexKeys })
    expect(rotated.decrypt('a.b.c', encrypted, 'one')).toBe('text')
    expect(rotated.isStale(encrypted)).toBe(true)
    expect(rotated.isStale(rotated.encrypt('a.b.c', 'text', 'one'))).toBe(false)
    expect(() =>
      createVault({ encryptionKeys: [fresh], indexKeys }).decrypt('a.b.c', encrypted, 'one'),
    ).toThrow('no key')
  })

  it('an erased value: decrypts to its text, is recognised without decrypting, and stays bound to its row', () => {
    const [old, fresh] = [key('k1'), key('k2')]
    const vault = createVault({ encryptionKeys: [old], indexKeys })
    const erased = vault.encryptErased('a.b.c', '—', 'one')
    expect([vault.decrypt('a.b.c', erased, 'one'), vault.isErased(erased)]).toEqual(['—', true])
    expect(vault.isErased(vault.encrypt('a.b.c', '—', 'one'))).toBe(false)
    expect(vault.isErased(vault.encrypt('a.b.c', '—', undefined))).toBe(false)
    expect(() => vault.decrypt('a.b.c', erased, 'two')).toThrow(ValueRefused)
    const rotated = createVault({ encryptionKeys: [fresh, old], indexKeys })
    expect([rotated.decrypt('a.b.c', erased, 'one'), rotated.isStale(erased)]).toEqual(['—', true])
  })

  it('a value made to look erased, or an erased one to look alive: refused', () => {
    const vault = createVault({ encryptionKeys: [key('k1')], indexKeys })
    const alive = vault.encrypt('a.b.c', 'text', 'one')
    const erased = vault.encryptErased('a.b.c', '—', 'one')
    const dressed = Buffer.concat([vault.beginErased, alive.subarray(vault.begin.length)])
    const stripped = Buffer.concat([vault.begin, erased.subarray(vault.beginErased.length)])
    for (const value of [dressed, stripped])
      expect(() => vault.decrypt('a.b.c', value, 'one')).toThrow(ValueRefused)
  })

  it('the index: equal for equal values of the same column only', () => {
    const vault = createVault({ encryptionKeys: [key('k1')], indexKeys })
    expect(vault.index('a', 'x').equals(vault.index('a', 'x'))).toBe(true)
    expect(vault.index('a', 'x').equals(vault.index('b', 'x'))).toBe(false)
    expect(vault.index('a', 'x').equals(vault.index('a', 'y'))).toBe(false)
  })
})
