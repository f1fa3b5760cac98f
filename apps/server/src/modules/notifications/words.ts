import { createTranslator } from 'use-intl/core'
import { formatDate, formatMoney, formatRate, formatTime, isCurrency, money, rate } from '@puente/money'
import { messages } from './letters/messages-layout.es.ts'
import { messages as values } from './letters/messages-values.es.ts'
import type { Bridge } from './letters/letter.ts'
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

/** A rate in pesos for one unit of a currency: '$940,500'. */
export const pesosFor = (clpPerUnit: string): string =>
  // The format of a rate does not depend on its currencies.
  `$${formatRate(rate('USD', 'CLP', clpPerUnit))}`

/** An instant within a sentence, in Santiago time: 'el 24/11/2026 a las 18:00'. */
export const when = (iso: string): string =>
  layoutWords('when', { date: formatDate(iso), time: formatTime(iso) })

const countries = new Intl.DisplayNames('es-CL', { type: 'region' })

/** The name of a country by its two letters. */
export const countryName = (country: string): string => countries.of(country) ?? country

/** The bridge line in words: 'De Chile a México: pago recibido'. */
export const bridgeText = ({ to, state }: Bridge): string =>
  valueWords('bridge.text', { country: countryName(to), state: valueWords(`bridge.${state}`) })
