import { htmlOf } from './layout-html.ts'
import { textOf } from './layout-text.ts'
import type { Frame, Letter, Letters } from './letter.ts'
import { accessLetters } from './letters-access.ts'
import { customerLetters } from './letters-customers.ts'
import { debtLetters } from './letters-debts.ts'
import { moneyLetters } from './letters-money.ts'
import { pendingLetters } from './letters-pending.ts'
import { transferLetters } from './letters-transfers.ts'
import type { Template } from './moments.ts'
import { oneLine, plainFacts } from './plain-facts.ts'

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

/**
 * Renders a mail as HTML and as text with the same content. `tell` wrote the facts for this template. The same facts
 * give the same mail, so a retry sends what the first try sent.
 */
export function render(template: Template, facts: object, frame: Frame, name: string | undefined): Rendered {
  const write = letters[template] as (facts: object, frame: Frame) => Letter
  const letter = write(plainFacts(facts), frame)
  const to = name === undefined ? undefined : oneLine(name)
  return { subject: letter.subject, text: textOf(letter, frame, to), html: htmlOf(letter, frame, to) }
}
