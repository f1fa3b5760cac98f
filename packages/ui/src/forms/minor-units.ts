/**
 * What stands in an amount field ("1234.5", a point before the decimals, no grouping) as minor units ("123450" for
 * two decimals). Empty stays empty. Digits beyond the currency's decimals never get here: the field refuses them.
 */
export function minorOf(typed: string, decimals: number): string {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(typed)
  if (match === null || typed === '' || typed === '.') return ''
  const whole = match[1] ?? ''
  const part = (match[2] ?? '').slice(0, decimals).padEnd(decimals, '0')
  return `${whole}${part}`.replace(/^0+(?=\d)/, '')
}

/** Minor units as what stands in the field: "123450" is "1234.50", and whole amounts show no decimals. */
export function typedOf(minor: string, decimals: number): string {
  if (minor === '') return ''
  if (decimals === 0) return minor
  const digits = minor.padStart(decimals + 1, '0')
  const part = digits.slice(-decimals)
  const whole = digits.slice(0, -decimals)
  return /^0+$/.test(part) ? whole : `${whole}.${part}`
}
