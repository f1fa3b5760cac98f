import { settingKind } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { frame } from './frame.test-kit.ts'
import type { Moments } from '../template-facts.ts'
import { render } from './render.ts'

const sentences = {
  transfers: 'Los envíos en curso llegan o te los devolvemos.',
  refunds: 'Una devolución termina cuando el dinero llegue a tu cuenta.',
  debts: 'Una deuda termina cuando la pagues.',
  receivedMoney: 'El dinero que recibimos de ti sin un envío vuelve a la cuenta de donde vino.',
  application: 'Terminamos de revisar tu identidad y te respondemos.',
  mistake: 'Si lo pediste por error, elige mantenerla abierta en Perfil antes de que termine.',
}
type Said = keyof typeof sentences

function textOf(facts: Moments['account-closed']): string {
  const template = 'account-closed'
  const texts = settingKind.messageTemplate.initial(template)
  if (texts === undefined) throw new Error('no texts')
  const reader = { name: 'Ana', topic: 'account', token: undefined } as const
  return render({ template, texts, facts }, frame, reader).text.replaceAll(/\s+/g, ' ')
}

test.each<[Moments['account-closed'], readonly Said[]]>([
  [{ outcome: 'closing', cause: 'customer', delayedBy: 'correction' }, ['transfers', 'mistake']],
  [
    { outcome: 'closing', cause: 'customer', delayedBy: 'unpaid-order refund' },
    ['transfers', 'refunds', 'mistake'],
  ],
  [{ outcome: 'closing', cause: 'exit', delayedBy: 'debt received-money' }, ['debts', 'receivedMoney']],
  [{ outcome: 'closing', cause: 'customer', delayedBy: 'application' }, ['application', 'mistake']],
  [{ outcome: 'closing' }, ['mistake']],
  [{ outcome: 'closed', day: '2031-11-24' }, []],
])('the mail about a closing (%j): names what delays it (%j)', (facts, said) => {
  const text = textOf(facts)
  expect(
    Object.entries(sentences).flatMap(([name, sentence]) => (text.includes(sentence) ? [name] : [])),
  ).toEqual(said)
  expect(text).not.toContain('{')
})
