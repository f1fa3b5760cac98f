import { styled } from '@mui/material/styles'
import type { TransferWire } from '@puente/contract/customer'
import { v } from '@puente/ui'
import { createWords } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { durationWords } from '../../parts/times/duration-words.ts'
import { currencyName } from '../quotes/countries/country-names.ts'
import { aboutMessages } from './messages-about.es.ts'
import { usualTimeQuery } from './transfer-queries.ts'

const words = createWords(aboutMessages)

const Texts = styled('div')({ color: v.inkMuted, '& p': { margin: 0 }, '& p + p': { marginTop: 4 } })

/** Steps between the payment and the delivery, whose time is measured. */
const measured: readonly string[] = ['converted', 'sent-to-bank', 'delivered']

/** What happens in a step, how long it usually takes, and what the customer can do. */
export function aboutStep(
  { price, recipient }: TransferWire,
  { step, status }: TransferWire['timeline'][number],
): ReactNode {
  const facts = {
    name: recipient.name,
    ending: recipient.accountEnding,
    currency: currencyName(price.receive.currency),
  }
  return (
    <Texts>
      <p>{words(`what.${step}`, facts)}</p>
      {measured.includes(step) && status !== 'problem' ? <Usual corridorId={price.corridorId} /> : null}
      <p>{words(`action.${step}`, facts)}</p>
    </Texts>
  )
}

/** How long transfers to the same destination took; nothing without enough of them. */
function Usual({ corridorId }: { corridorId: string }) {
  const { data } = useQuery(usualTimeQuery(corridorId))
  if (data?.usual === undefined) return null
  const { halfWithinMinutes, mostWithinMinutes } = data.usual
  return (
    <p>
      {words('usual', { half: durationWords(halfWithinMinutes), most: durationWords(mostWithinMinutes) })}
    </p>
  )
}
