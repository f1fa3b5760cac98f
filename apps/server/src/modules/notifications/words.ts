import { createTranslator } from 'use-intl/core'
import { formatDate, formatMoney, formatTime, isCurrency, money } from '@puente/money'
import { messages } from './letters/messages-layout.es.ts'
import { messages as values } from './letters/messages-values.es.ts'
import type { Sum } from './template-facts.ts'

type Catalogue = Readonly<Record<string, unknown>>

/**
 * The texts of one catalogue. A missing key or argument does not compile; one that fails at run time is a bug and
 * throws. An argument is never interpreted as part of the text.
 */
function createWords<const Messages extends Catalogue>(catalogue: Messages) {
  return createTranslator({
    locale: 'es-CL',
    timeZone: 'America/Santiago',
    messages: catalogue,
    onError: (error) => {
      throw error
    },
  })
}

export const layoutWords = createWords(messages)
/** Texts that stand for variables of templates. */
export const valueWords = createWords(values)

/** '$200.000' or '205,34 USD'. */
export function amount({ minor, currency }: Sum): string {
  if (!isCurrency(currency)) throw new Error(`no currency ${currency}`)
  return formatMoney(money(BigInt(minor), currency))
}

/** An instant within a sentence, in Santiago time: 'el 24/11/2026 a las 18:00'. */
export const when = (iso: string): string =>
  layoutWords('when', { date: formatDate(iso), time: formatTime(iso) })
