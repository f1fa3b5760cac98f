import { formatText, type Texts } from '@puente/contract/staff'
import { htmlOf } from './layout-html.ts'
import { textOf } from './layout-text.ts'
import { letterOf, type AnyContent, type Frame, type Letters } from './letter.ts'
import { accessLetters } from './letters-access.ts'
import { customerLetters } from './letters-customers.ts'
import { debtLetters } from './letters-debts.ts'
import { moneyLetters } from './letters-money.ts'
import { pendingLetters } from './letters-pending.ts'
import { transferLetters } from './letters-transfers.ts'
import type { Template } from '../template-facts.ts'
import { oneLine, plainFacts } from '../subscriptions/plain-facts.ts'

export type { Frame } from './letter.ts'

/** Every template. A missing one does not compile. */
export const letters: Letters<Template> = {
  ...accessLetters,
  ...customerLetters,
  ...transferLetters,
  ...moneyLetters,
  ...debtLetters,
  ...pendingLetters,
}

export interface Rendered {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What is written: the texts of a template, and facts that `send` wrote for it. */
export interface Writing {
  readonly template: Template
  readonly texts: Texts
  readonly facts: object
}

function contentOf({ template, facts }: Writing, frame: Frame): AnyContent {
  const make = letters[template] as (facts: object, frame: Frame) => AnyContent
  return make(plainFacts(facts), frame)
}

/** Renders a mail as HTML and as text with the same content. The same texts and facts give the same mail. */
export function render(writing: Writing, frame: Frame, name: string | undefined): Rendered {
  const letter = letterOf(writing.texts, contentOf(writing, frame), frame)
  const to = name === undefined ? undefined : oneLine(name)
  return { subject: letter.subject, text: textOf(letter, frame, to), html: htmlOf(letter, frame, to) }
}

/** Renders an SMS. Throws when the template has no SMS, which is a bug. */
export function renderSms(writing: Writing, frame: Frame): string {
  const { texts, template } = writing
  if (texts.sms === undefined) throw new Error(`${template} has no SMS`)
  return formatText(texts.sms, { ...contentOf(writing, frame).values, brand: frame.brandName })
}
