import { readSetting, settingKind, topicOf, type Texts } from '@puente/contract/staff'
import { describe, expect, it } from 'vitest'
import { frame } from './frame.test-kit.ts'
import { exampleFacts } from '../example-facts.ts'
import { smsParts } from '../sms-parts.ts'
import type { Moments, Template } from '../template-facts.ts'
import { letters, noticed, renderBrief } from './render.ts'

const transferId = '01980000-0000-7000-8000-000000000001'
const factsOf = (recipient: string) => exampleFacts({ recipient, answer: 'Hola' })
function initialTexts(template: Template): Texts {
  const texts = settingKind.messageTemplate.initial(template)
  if (texts === undefined) throw new Error(`no texts of ${template}`)
  return texts
}
const writingOf = <T extends Template>(
  template: T,
  facts: Moments[T],
  texts: Texts = initialTexts(template),
) => ({ template, texts, facts })

describe('the sentence for a locked phone', () => {
  const noticedOnes = (Object.keys(letters) as Template[]).filter(
    (template) => topicOf(template) !== undefined,
  )

  it.each(noticedOnes)(
    'of %s: no amount, account, code or reference, and of a recipient one word',
    (template) => {
      const writing = writingOf(template, factsOf('Rosalinda Fernández-Oyarzún')[template])
      const brief = renderBrief(writing, frame, 'push')
      expect(brief.length).toBeLessThanOrEqual(120)
      // The market's rate is public.
      expect(template === 'rate-reached' ? brief.replace('$939,500', '') : brief).not.toMatch(
        /\$|\d{4}|[A-Z]{2}\d|Fernández/,
      )
      expect(smsParts(renderBrief(writing, frame, 'sms'))).toBeLessThanOrEqual(3)
    },
  )

  it('in texts of staff with an amount: refused at its field', () => {
    const { delivered } = factsOf('Rosa Ejemplo')
    const texts = { ...initialTexts('delivered'), brief: 'Llegaron {receive} a {recipient}' }
    expect(readSetting(settingKind.messageTemplate, texts, 'delivered')).toMatchObject({
      faults: [{ at: 'brief', fault: 'unknown-name' }],
    })
    expect(renderBrief(writingOf('delivered', delivered), frame, 'push')).toBe('Tu envío a Rosa llegó.')
  })

  it('in texts from before it existed: the initial sentence', () => {
    const { brief: _none, ...earlier } = initialTexts('delivered')
    expect(readSetting(settingKind.messageTemplate, earlier, 'delivered')).toHaveProperty('data')
    expect(
      renderBrief(writingOf('delivered', factsOf('Rosa Ejemplo').delivered, earlier), frame, 'push'),
    ).toBe('Tu envío a Rosa llegó.')
  })
})

it('a notice: the texts of the mail, with a path of the app', () => {
  expect(noticed(writingOf('delivered', factsOf('Rosa Ejemplo').delivered), frame)).toEqual({
    title: 'Tu dinero llegó a Rosa Ejemplo',
    text: 'El banco confirmó que 205,34 USD están en la cuenta de Rosa Ejemplo.',
    path: `/transfers/trf_${transferId.replaceAll('-', '')}`,
  })
})
