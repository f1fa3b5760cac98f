import { styled } from '@mui/material/styles'
import { Meter } from '@puente/ui'
import { format } from '@puente/web'
import { words } from '../words.ts'

const Arrived = styled('div')({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  '& p': { margin: 0, fontWeight: 600 },
})

interface PartReceivedProps {
  receivedMinor: string
  remainingMinor: string
}

/** How much of an amount in pesos has arrived, in words and as a bar. Renders nothing before the first payment. */
export function PartReceived({ receivedMinor, remainingMinor }: PartReceivedProps) {
  if (receivedMinor === '0') return null
  const total = BigInt(receivedMinor) + BigInt(remainingMinor)
  return (
    <Arrived>
      <p>{words('pay.part', { received: format.clp(receivedMinor), total: format.clp(String(total)) })}</p>
      <Meter share={Number(receivedMinor) / Number(total)} />
    </Arrived>
  )
}
