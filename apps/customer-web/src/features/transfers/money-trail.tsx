import type { TransferWire } from '@puente/contract/customer'
import { DefinitionList, type Definition } from '@puente/ui'
import { format } from '@puente/web'
import { countryName } from '../quotes/countries/country-names.ts'
import { words } from './words.ts'

/** The accounts through which the money passes, with amount and time. */
export function MoneyTrail({ transfer }: { transfer: TransferWire }) {
  const { price, recipient, refunded } = transfer
  const { receive } = price
  const line = (
    term: string,
    value: string,
    step?: TransferWire['timeline'][number]['step'],
  ): readonly Definition[] => {
    const at = transfer.timeline.findLast((point) => point.step === step && point.status !== 'next')?.at
    return [
      { term, value: at === undefined ? value : words('trail.at', { value, when: format.dateTime(at) }) },
    ]
  }
  const cameBack = transfer.timeline.some(({ step }) => step === 'returned')
  return (
    <DefinitionList
      items={[
        ...line(words('trail.paid'), format.money(price.send), 'payment-received'),
        ...line(words('trail.fee'), format.money(price.fee.gross)),
        ...line(
          words('trail.converted'),
          words('trail.convertedValue', {
            amount: format.money(price.converted),
            rate: format.rates(receive.currency, price.customerClpPerUnit).unit,
            pesos: format.rates(receive.currency, price.customerClpPerUnit).pesos,
          }),
          'converted',
        ),
        ...line(
          words('trail.sent', { country: countryName(recipient.country) }),
          format.money(receive),
          'sent-to-bank',
        ),
        ...line(
          words('trail.arrives', { ending: recipient.accountEnding }),
          format.money(receive),
          'delivered',
        ),
        ...(cameBack ? line(words('trail.returned'), format.money(receive), 'returned') : []),
        ...(refunded === undefined ? [] : line(words('trail.back'), format.money(refunded), 'refunded')),
      ]}
    />
  )
}
