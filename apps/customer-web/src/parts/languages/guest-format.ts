import { decimalsOf, isCurrency, type MoneyWire } from '@puente/money'
import { format } from '@puente/web'
import { localeOf, type GuestLanguage } from './guest-language.ts'

/** Where most people of a country with several zones live. */
const mainZones: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  MX: 'America/Mexico_City',
  ES: 'Europe/Madrid',
  CL: 'America/Santiago',
  BR: 'America/Sao_Paulo',
  PT: 'Europe/Lisbon',
}

/** The zones of a country, where the browser knows them. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    getTimeZones?: () => readonly string[] | undefined
  }
  return locale.getTimeZones?.() ?? []
}

/** The reader's own zone when it is one of the country, otherwise the country's main one. */
export function timeZoneFor(country: string, ownZone: string): string {
  const zones = zonesOf(country)
  return zones.includes(ownZone) ? ownZone : (mainZones[country] ?? zones[0] ?? ownZone)
}

/** Formats instants, amounts and countries in a language and for a country. */
export function guestFormat(language: GuestLanguage, country: string, ownZone: string) {
  // No browser has names and formats in Haitian Creole.
  const known = language === 'ht' ? 'fr' : localeOf[language]
  const locale = new Intl.Locale(known, { region: country }).toString()
  const instants = new Intl.DateTimeFormat(locale, {
    timeZone: timeZoneFor(country, ownZone),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const regions = new Intl.DisplayNames([known], { type: 'region' })
  return {
    /** 'Tuesday, November 24 at 4:30 PM EST': with its zone, because the sender may be in another one. */
    instant: (at: string): string => instants.format(new Date(at)),
    country: (code: string): string => regions.of(code) ?? code,
    /** '1,234.50' without rounding, with the decimals that the currency is written with elsewhere. */
    amount: ({ amount, currency }: MoneyWire): string => {
      const exponent = format.decimals(currency)
      const decimals = isCurrency(currency) ? decimalsOf(BigInt(amount), currency) : exponent
      const digits = amount.padStart(exponent + 1, '0')
      const whole = digits.slice(0, digits.length - exponent)
      const decimal = decimals === 0 ? whole : `${whole}.${digits.slice(-exponent)}`
      return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }).format(
        decimal as Intl.StringNumericLiteral,
      )
    },
  }
}
