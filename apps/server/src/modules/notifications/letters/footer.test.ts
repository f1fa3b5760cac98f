import { expect, it } from 'vitest'
import { frame } from './frame.test-kit.ts'
import { footerOf } from './footer.ts'
import type { Letter } from './letter.ts'

const letter: Letter = { subject: 'Recibimos tu reclamo', body: 'Una persona lo responde.' }
const invitation: Letter = { ...letter, action: { path: '/invitations/1', office: true, label: 'Aceptar' } }

it.each([
  ['a user', letter, 'account', 'Escríbenos desde tu cuenta.', ['/notifications?show=preferences']],
  ['no user', letter, undefined, 'Escríbenos desde nuestra página de ayuda.', ['/help']],
  ['an invited member of staff', invitation, undefined, 'Correo automático, no lo respondas.', []],
] as const)('a mail to %s: names where its reader writes', (_who, mail, topic, end, paths) => {
  const { lines, links } = footerOf(mail, frame, { name: undefined, topic, token: undefined })
  expect(lines.find((line) => line.startsWith('Correo automático'))).toMatch(new RegExp(`${end}$`))
  expect(links.map(({ address }) => address)).toEqual(paths.map((path) => `https://puente.example${path}`))
})
