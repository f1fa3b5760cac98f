/**
 * The URL of a payment page, if it may be opened: it must have the configured origin of payments, or be https
 * when none is configured. Throws for any other, so that a customer is not sent to an unknown site.
 */
export function paymentAddress(url: string, paymentUrl: string | undefined): string {
  const { origin, protocol, href } = new URL(url)
  const isOurs = paymentUrl === undefined ? protocol === 'https:' : origin === new URL(paymentUrl).origin
  if (!isOurs) throw new Error('a payment page at an address where no payments are made')
  return href
}
