import { addressOf } from './layout-text.ts'
import type { Frame } from './letter.ts'
import { messages } from './messages-access.es.ts'
import type { Moments, ShortTemplate, Template } from './moments.ts'
import { plainFacts } from './plain-facts.ts'
import { createWords, when } from './words.ts'

const words = createWords(messages)

const texts: { readonly [T in ShortTemplate]: (facts: Moments[T], frame: Frame) => string } = {
  code: ({ purpose, code, minutes }, { brandName: brand }) =>
    words('code.short', { brand, code, purpose: words(`purposes.${purpose}`), minutes }),
  'contact-changed': ({ at }, frame) =>
    words('contactChanged.short', {
      brand: frame.brandName,
      at: when(at),
      address: addressOf(frame, { path: '/recover' }),
    }),
}

/** Renders an SMS. Throws when the template has no SMS, which is a bug. */
export function shortText(template: Template, facts: object, frame: Frame): string {
  if (!Object.hasOwn(texts, template)) throw new Error(`${template} is no short text`)
  const write = texts[template as ShortTemplate] as (facts: object, frame: Frame) => string
  return write(plainFacts(facts), frame)
}
