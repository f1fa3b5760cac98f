let accountsMade = 0

/** A new recipient in the United States; the name selects the outcome of the payout. */
export function recipientBody(name = 'Rosa Ejemplo') {
  accountsMade += 1
  return {
    corridorId: 'us-usd',
    kind: 'person',
    name,
    relationship: 'family',
    details: {
      routingNumber: '021000021',
      accountNumber: `${String(Date.now()).slice(-7)}${accountsMade}0000`,
      accountType: 'checking',
      street: '100 Example Street',
      city: 'New York',
      state: 'NY',
      postalCode: '10001',
    },
  }
}

/** The body of a quote for this many pesos. */
export const quoteBody = (amount: string, corridorId = 'us-usd') => ({ corridorId, side: 'send', amount })

/** The body of an order with that quote and recipient. */
export const orderBody = (quoteId: string, recipientId: string) => ({
  quoteId,
  recipientId,
  purpose: 'family-support',
  fundsSource: 'salary',
  relationship: 'family',
})
