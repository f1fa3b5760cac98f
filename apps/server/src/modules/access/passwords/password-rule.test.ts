import { describe, expect, test } from 'vitest'
import { passwordFault } from './password-rule.ts'

const rosa = { email: 'Rosa.Pinto@demo.cl', words: ['Rosa Isabel Pinto Araya', '12.345.678-5', 'Puente'] }

describe('a new password', () => {
  test.each([
    ['once.cuatro', 'too-short'],
    ['ñandú.veloz', 'too-short'],
    ['👪👪👪👪👪👪👪👪👪👪👪', 'too-short'],
    ['x1'.repeat(101), 'too-long'],
    ['aaaaaaaaaaaa', 'too-common'],
    ['121212121212', 'too-common'],
    ['abcabcabcabcabc', 'repeats'],
    ['hola.hola.hola.', 'repeats'],
    ['123456789012', 'too-common'],
    ['1234-5678-9012', 'too-common'],
    ['987654321098', 'sequence'],
    ['qwertyuiopas', 'too-common'],
    ['P@ssw0rd1234', 'too-common'],
    ['zaq12wsxcde3', 'too-common'],
    ['ZAQ12wsxCDE3', 'too-common'],
    ['Password1234', 'too-common'],
    ['sonyericsson', 'too-common'],
    ['ghhh47hj7649', 'too-common'],
    ['Contraseña.2026', 'guessable'],
    ['CONTRASENA!!!!', 'guessable'],
    ['¡Bienvenido12!', 'guessable'],
    ['Santiago2026!!', 'guessable'],
    ['colocolo.1991', 'guessable'],
    ['una.Rosa.Pinto.larga', 'contains-email'],
    ['ROSA.PINTO-1990', 'contains-email'],
    ['rosapintoaraya', 'about-you'],
    ['Pinto-Araya-1990', 'about-you'],
    ['12.345.678-5.1', 'about-you'],
    ['nube verde sobre Ñuble', undefined],
    ['Kx7!pQ2#vL9m', undefined],
    ['caballo-grapa-pila-7', undefined],
    ['mi perro se llama toby', undefined],
    ['nube verde sobre Ñuble '.repeat(9).slice(0, 200), undefined],
  ])('"%s": %s', async (password, fault) => {
    expect(await passwordFault(password, rosa)).toBe(fault)
  })

  test('a local part of two letters: ignored, because many passwords contain it by chance', async () => {
    const mailbox = (email: string) => ({ email, words: [] })
    expect(await passwordFault('caballo-grapa-pila', mailbox('ca@demo.cl'))).toBeUndefined()
    expect(await passwordFault('caballo-grapa-pila', mailbox('cab@demo.cl'))).toBe('contains-email')
  })

  test('composed characters: counted as stored', async () => {
    const decomposed = 'ñ'.normalize('NFD').repeat(3) + 'abcdefgh'
    expect(decomposed).toHaveLength(14)
    expect(await passwordFault(decomposed, { email: 'x@y.cl', words: [] })).toBe('too-short')
  })
})
