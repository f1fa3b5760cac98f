import { formatText, initialBrief, type Texts } from '@puente/contract/staff'
import { htmlOf } from './layout-html.ts'
import { textOf } from './layout-text.ts'
import { letterOf, type AnyContent, type Frame, type Letters, type Reading } from './letter.ts'
import { layoutWords } from '../words.ts'
import { accessLetters } from './letters-access.ts'
import { customerLetters } from './letters-customers.ts'
import { debtLetters } from './letters-debts.ts'
import { moneyLetters } from './letters-money.ts'
import { pendingLetters } from './letters-pending.ts'
import { transferLetters } from './letters-transfers.ts'
import type { Template } from '../template-facts.ts'
import { oneLine, plainFacts } from '../subscriptions/plain-facts.ts'

export type { Frame, Reading } from './letter.ts'

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
  /** Where a mail program stops the mails of the topic with one click (RFC 8058). */
  readonly unsubscribeUrl?: string
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
export function render(writing: Writing, frame: Frame, reading: Reading): Rendered {
  const letter = letterOf(writing.texts, contentOf(writing, frame), frame)
  const { name, token } = reading
  const to = { ...reading, name: name === undefined ? undefined : oneLine(name) }
  return {
    subject: letter.subject,
    text: textOf(letter, frame, to),
    html: htmlOf(letter, frame, to),
    ...(token === undefined
      ? {}
      : { unsubscribeUrl: new URL(`/api/mail-unsubscriptions/${token}`, frame.publicUrl).href }),
  }
}

/** A notice as its user reads it in the app: the same texts, without the layout of a mail. */
export function noticed(
  writing: Writing,
  frame: Frame,
): { readonly title: string; readonly text: string; readonly path?: string } {
  const { subject, body, action } = letterOf(writing.texts, contentOf(writing, frame), frame)
  return {
    title: subject,
    text: body,
    ...(action === undefined || action.office === true ? {} : { path: action.path }),
  }
}

const firstWord = (value: string | number): string | number =>
  typeof value === 'string' ? (value.split(' ')[0] ?? value) : value

/**
 * Renders the sentence of a message for the lock screen of a phone, or the SMS with it. Of a recipient it says the first word
 * of the name. Throws when the message has none, which is a bug.
 */
export function renderBrief(writing: Writing, frame: Frame, channel: 'push' | 'sms'): string {
  const { texts, template } = writing
  const brief = texts.brief ?? initialBrief(template)
  if (brief === undefined) throw new Error(`${template} has no brief text`)
  const { values } = contentOf(writing, frame)
  const { recipient } = values
  const said = formatText(brief, {
    ...values,
    ...(recipient === undefined ? {} : { recipient: firstWord(recipient) }),
    brand: frame.brandName,
  })
  return channel === 'push' ? said : layoutWords('sms', { brand: frame.brandName, brief: said })
}

/** Renders an SMS. Throws when the template has no SMS, which is a bug. */
export function renderSms(writing: Writing, frame: Frame): string {
  const { texts, template } = writing
  if (texts.sms === undefined) throw new Error(`${template} has no SMS`)
  return formatText(texts.sms, { ...contentOf(writing, frame).values, brand: frame.brandName })
}
