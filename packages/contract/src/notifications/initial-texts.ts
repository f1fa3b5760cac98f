import { briefTexts } from './messages-brief.es.ts'
import { accessTexts } from './messages-access.es.ts'
import { customerTexts } from './messages-customers.es.ts'
import { debtTexts } from './messages-debts.es.ts'
import { moneyTexts } from './messages-money.es.ts'
import { pendingTexts } from './messages-pending.es.ts'
import { transferTexts } from './messages-transfers.es.ts'
import type { TemplateName, TextsOf } from './templates.ts'

/** The texts of some templates. */
export type TextsOfTemplates = { readonly [T in TemplateName]?: TextsOf<T> }

const written: { readonly [T in TemplateName]: TextsOf<T> } = {
  ...accessTexts,
  ...customerTexts,
  ...transferTexts,
  ...moneyTexts,
  ...debtTexts,
  ...pendingTexts,
}

const briefs: Readonly<Partial<Record<TemplateName, string>>> = briefTexts

/** The sentence for lock screens and SMS until staff change it; undefined for a message without a topic. */
export const initialBrief = (name: TemplateName): string | undefined => briefs[name]

/** The texts of every template until staff change them for the first time. */
export const initialTexts = Object.fromEntries(
  Object.entries(written).map(([name, texts]) => {
    const brief = initialBrief(name as TemplateName)
    return [name, brief === undefined ? texts : { ...texts, brief }]
  }),
) as typeof written
