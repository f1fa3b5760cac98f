import { createTranslator } from 'use-intl/core'
import { formatDateTime, formatRateBothWays } from '@puente/money'
import type { RateNow } from '../rate-now.ts'
import { cardMessages } from './messages.es.ts'

/** The facts of a card; without a country it is the one of home. */
export interface CardFacts {
  readonly brand: string
  readonly country?: string | undefined
  readonly now?: RateNow | undefined
}

/** A line of text of the card, in its place from the top. */
export interface CardLine {
  readonly style: 'brand' | 'title' | 'long-title' | 'label' | 'rate' | 'note'
  readonly text: string
}

/** Longer titles take two lines, for which the rate leaves less room. */
const LONG = 30

const words = createTranslator({ locale: 'es-CL', timeZone: 'America/Santiago', messages: cardMessages })

/** The texts of the card. The rate has its time; without a reliable rate none is shown. */
export function cardLines({ brand, country, now }: CardFacts): CardLine[] {
  const title = country === undefined ? words('home') : words('country', { country })
  const lines: CardLine[] = [
    { style: 'brand', text: brand },
    { style: now !== undefined && title.length > LONG ? 'long-title' : 'title', text: title },
  ]
  if (now === undefined) return [...lines, { style: 'label', text: words('anytime') }]
  const market = words('market', {
    rate: formatRateBothWays(now.mid).unit,
    source: now.source,
    at: formatDateTime(now.asOf),
  })
  return [
    ...lines,
    { style: 'label', text: words('rate') },
    { style: 'rate', text: formatRateBothWays(now.customer).unit },
    { style: 'note', text: market },
  ]
}
