import { kindNames } from '@puente/contract/staff-texts'
import { settingsMessages } from './messages.es.ts'
import { templateTitles } from './messages-templates.es.ts'
import { words } from './words.ts'

const regions = new Intl.DisplayNames(['es-CL', 'es'], { type: 'region' })
const { levels, customers, documents, dataClasses } = settingsMessages.keys

/** The name of a country; its code in capitals when it is unknown. */
export function countryText(code: string): string {
  const named = code.toUpperCase()
  // `of` throws for what does not have the form of a region.
  return /^[A-Z]{2}$/.test(named) ? (regions.of(named) ?? named) : named
}
/** The keys of settings with a single key. They have no text. */
const ONLY_KEYS = ['default', 'rules', 'register']
const has = <Of extends object>(of: Of, name: string): name is keyof Of & string => Object.hasOwn(of, name)

/** Converts 'us-usd' to 'Estados Unidos (USD)'; returns a key that names no corridor as it is. */
const corridorText = (key: string): string => {
  const [country = '', currency] = key.split('-')
  if (currency === undefined) return key
  return words('keys.corridor', { country: countryText(country), currency: currency.toUpperCase() })
}

function ofCustomer(first: string, customer: 'person' | 'company'): string {
  if (first === 'default') return words(`keys.${customer}`)
  return words('keys.corridorFor', { corridor: corridorText(first), customer: customers[customer] })
}

/** The name of a setting's key; empty for a setting with a single key. */
export function keyText(kind: string, key: string): string {
  const [first = '', second] = key.split('/')
  if (second !== undefined && has(customers, second)) return ofCustomer(first, second)
  if (second !== undefined && has(levels, second))
    return words(first === 'company' ? 'keys.companyLevel' : 'keys.personLevel', { level: levels[second] })
  if (kind === 'rail-limits') {
    const [country = '', rail = ''] = first.split('-')
    return words('keys.rail', { country: countryText(country), rail: rail.toUpperCase() })
  }
  if (kind === 'fee' || kind === 'spread')
    return first === 'default' ? words('keys.everywhere') : corridorText(first)
  if (kind === 'holidays') return countryText(first)
  if (kind === 'corridor') return corridorText(first)
  if (kind === 'document-rule' && has(documents, first)) return documents[first]
  if (kind === 'retention' && has(dataClasses, first)) return dataClasses[first]
  if (kind === 'message-template' && has(templateTitles, first)) return templateTitles[first]
  if (first === 'terms-of-use' || first === 'privacy-notice') return words(`keys.${first}`)
  return ONLY_KEYS.includes(first) ? '' : kind === 'occupations' ? words('keys.person') : first
}

/** The name of a kind of setting: 'Comisión'; the kind itself when it is unknown. */
export const kindText = (kind: string): string => (has(kindNames, kind) ? kindNames[kind].name : kind)

/** 'Comisión: Estados Unidos (USD)' */
export function settingText(kind: string, key: string): string {
  const where = keyText(kind, key)
  return where === '' ? kindText(kind) : words('items.of', { label: kindText(kind), name: where })
}
