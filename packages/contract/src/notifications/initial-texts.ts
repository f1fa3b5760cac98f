import { accessTexts } from './messages-access.es.ts'
import { customerTexts } from './messages-customers.es.ts'
import { debtTexts } from './messages-debts.es.ts'
import { moneyTexts } from './messages-money.es.ts'
import { pendingTexts } from './messages-pending.es.ts'
import { transferTexts } from './messages-transfers.es.ts'
import type { TemplateName, TextsOf } from './templates.ts'

/** The texts of some templates. */
export type TextsOfTemplates = { readonly [T in TemplateName]?: TextsOf<T> }

/** The texts of every template until staff change them for the first time. */
export const initialTexts: { readonly [T in TemplateName]: TextsOf<T> } = {
  ...accessTexts,
  ...customerTexts,
  ...transferTexts,
  ...moneyTexts,
  ...debtTexts,
  ...pendingTexts,
}
