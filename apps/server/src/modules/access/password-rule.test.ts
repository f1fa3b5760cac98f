import { describe, expect, test } from 'vitest'
import { passwordFault } from './password-rule.ts'

describe('a new password', () => {
  test.each([
    ['once.cuatro', 'too-short'],
    ['ñandú.veloz', 'too-short'],
    ['👪👪👪👪👪👪👪👪👪👪👪', 'too-short'],
    ['x1'.repeat(101), 'too-long'],
    ['aaaaaaaaaaaa', 'too-common'],
    ['121212121212', 'too-common'],
    ['abcabcabcabcabc', 'too-common'],
    ['hola.hola.hola.', 'too-common'],
    ['123456789012', 'too-common'],
    ['1234-5678-9012', 'too-common'],
    ['qwertyuiopas', 'too-common'],
    ['Password1234', 'too-common'],
    ['Contraseña.2026', 'too-common'],
    ['CONTRASENA!!!!', 'too-common'],
    ['¡Bienvenido12!', 'too-common'],
    ['una.Rosa.Pinto.larga', 'contains-email'],
    ['ROSA.PINTO-1990', 'contains-email'],
    ['nube verde sobre Ñuble', undefined],
    ['Kx7!pQ2#vL9m', undefined],
    ['caballo-grapa-pila-7', undefined],
    ['x'.repeat(195) + 'abcde', undefined],
  ])('"%s": %s', (password, fault) => {
    expect(passwordFault(password, 'Rosa.Pinto@demo.cl')).toBe(fault)
  })

  test('a local part of two letters would be in most passwords by chance', () => {
    expect(passwordFault('caballo-grapa-pila', 'ca@demo.cl')).toBeUndefined()
    expect(passwordFault('caballo-grapa-pila', 'cab@demo.cl')).toBe('contains-email')
  })

  test('counts what is kept: composed characters', () => {
    const decomposed = 'ñ'.normalize('NFD').repeat(3) + 'abcdefgh'
    expect(decomposed).toHaveLength(14)
    expect(passwordFault(decomposed, 'x@y.cl')).toBe('too-short')
  })
})
