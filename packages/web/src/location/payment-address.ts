/**
 * The address of a payment page, as it may be followed: where the configuration says that payments are made, or any
 * https address where it says nothing. Throws for another: a customer on the way to pay is led to nobody else.
 */
export function paymentAddress(url: string, paymentUrl: string | undefined): string {
  const { origin, protocol, href } = new URL(url)
  const isOurs = paymentUrl === undefined ? protocol === 'https:' : origin === new URL(paymentUrl).origin
  if (!isOurs) throw new Error('a payment page at an address where no payments are made')
  return href
}
