/** The currency of amounts without their own: the corridor's; for a rail, that of its country's corridor. */
export function currencyOf(
  kind: string,
  key: string,
  data: Readonly<Record<string, unknown>>,
  corridors: readonly string[],
): string {
  const said = data['currency']
  if (typeof said === 'string' && /^[A-Z]{3}$/.test(said)) return said
  if (kind !== 'rail-limits' && kind !== 'corridor') return 'CLP'
  const country = key.slice(0, 2)
  const corridor = kind === 'corridor' ? key : corridors.find((one) => one.startsWith(`${country}-`))
  return corridor?.slice(3).toUpperCase() ?? 'USD'
}
