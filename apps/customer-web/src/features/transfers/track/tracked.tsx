import { styled } from '@mui/material/styles'
import type { TrackingWire } from '@puente/contract/customer'
import { bridgePlaceOf } from '@puente/contract/bridge'
import { Amount, BridgeLine, Card, LiveRegion, Muted, Timeline } from '@puente/ui'
import { businessNowMs } from '@puente/web'
import { useState } from 'react'
import type { GuestLanguage } from '../../../parts/languages/guest-language.ts'
import { endsWithoutDelivery } from '../ends-without-delivery.ts'
import { Celebration } from '../celebration.tsx'
import { RecipientAnswer } from './recipient-answer.tsx'
import { guestPlace, namesOf } from './tracked-words.ts'
import type { TrackWords } from './words.ts'

const Cards = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

const Way = styled('div')({ marginBottom: 24 })

interface TrackedProps {
  tracking: TrackingWire
  token: string
  language: GuestLanguage
  words: TrackWords
}

/** The progress of the money, and the recipient's answer once it is delivered. */
export function Tracked({ tracking, token, language, words }: TrackedProps) {
  const { receive, timeline, state } = tracking
  const place = guestPlace(language, tracking)
  const headline = words(`headline.${state}`, namesOf(tracking))
  const isEnded = endsWithoutDelivery(state)
  const deliveredAt =
    state === 'delivered' ? timeline.findLast(({ step }) => step === 'delivered')?.at : undefined
  return (
    <>
      <Cards>
        {/* The beginning of a token opens nothing. */}
        <Celebration name={token.slice(0, 8)} deliveredAt={deliveredAt} sentence={words('celebration')} />
        <Card>
          <Muted>{words(isEnded ? 'wouldReceive' : 'amount')}</Muted>
          <div>
            <Amount
              size={isEnded ? 'body' : 'display'}
              value={place.amount(receive)}
              currency={receive.currency}
            />
          </div>
        </Card>
        <RecipientAnswer tracking={tracking} token={token} language={language} words={words} />
        <Card title={words('timeline')}>
          <Way>
            <Bridge tracking={tracking} language={language} words={words} headline={headline} />
          </Way>
          <Steps tracking={tracking} language={language} words={words} />
        </Card>
      </Cards>
      <Muted>{words('honest')}</Muted>
      <LiveRegion message={headline} />
    </>
  )
}

type PartProps = Omit<TrackedProps, 'token'>

function Bridge({ tracking, language, words, headline }: PartProps & { headline: string }) {
  const { country, state, timeline } = tracking
  const isPaid = timeline.some(({ step, status }) => step === 'payment-received' && status === 'done')
  const place = guestPlace(language, tracking)
  const end = (code: string) => ({ country: code, name: place.country(code) })
  return (
    <BridgeLine
      from={end('CL')}
      to={end(country)}
      place={bridgePlaceOf(state, isPaid)}
      label={words('bridge', { from: end('CL').name, to: end(country).name, state: headline })}
    />
  )
}

function Steps({ tracking, language, words }: PartProps) {
  const { timeline, recipient } = tracking
  const place = guestPlace(language, tracking)
  const facts = { ...namesOf(tracking), ending: recipient.accountEnding }
  const arrival = useArrival(tracking, language, words)
  return (
    <Timeline
      label={words('timeline')}
      statusLabels={{
        done: words('status.done'),
        now: words('status.now'),
        next: words('status.next'),
        problem: words('status.problem'),
      }}
      steps={timeline.map(({ step, status, at, estimatedAt }, index) => ({
        key: `${step}-${index}`,
        status,
        title: words(`step.${step}`),
        at: at === undefined ? undefined : place.instant(at),
        detail: at !== undefined || estimatedAt === undefined ? undefined : arrival,
        about: words(`about.${step}`, facts),
      }))}
    />
  )
}

/** The estimated arrival, and that it changed since the page was opened or is over. */
function useArrival(tracking: TrackingWire, language: GuestLanguage, words: TrackWords): string | undefined {
  const { estimatedAt } = tracking
  const [first] = useState(estimatedAt)
  if (estimatedAt === undefined) return undefined
  if (Date.parse(estimatedAt) < businessNowMs()) return words('arrival.late')
  const when = guestPlace(language, tracking).instant(estimatedAt)
  return words(first === undefined || first === estimatedAt ? 'arrival.expected' : 'arrival.changed', {
    when,
  })
}
