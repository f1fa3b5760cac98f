import { paymentAddress, useConfig, useKeyOf } from '@puente/web'
import { api } from '../../../api.ts'

/** Starts the payment of an order at the customer's bank, and returns the address of the bank's page. */
export function usePaymentStart() {
  const keyOf = useKeyOf()
  const { paymentUrl } = useConfig()
  const start = async (transferId: string): Promise<string> => {
    const { url } = await api.startPayment({
      params: { id: transferId },
      body: {},
      idempotencyKey: keyOf(transferId),
    })
    return paymentAddress(url, paymentUrl)
  }
  return { start, settled: keyOf.settled }
}
