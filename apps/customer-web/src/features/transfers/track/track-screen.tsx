import { styled } from '@mui/material/styles'
import type { TrackingWire } from '@puente/contract/customer'
import { Amount, ButtonLink, Card, Muted, SkeletonLines, Timeline } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { PublicPage } from '../../../parts/public-page.tsx'
import { countryName } from '../../quotes/country-names.ts'
import { trackingQuery } from './track-call.ts'
import { words } from './words.ts'

const Cards = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

/** The public tracking page: the state in one sentence, then the steps. */
export function TrackScreen() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const query = useQuery(trackingQuery(token))
  return (
    <PublicPage
      {...headingOf(query.data)}
      description={words('description')}
      path={paths.track(token)}
      listed={false}
      width="task"
    >
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
        {(tracking) => (tracking === null ? <Unknown /> : <Tracked tracking={tracking} />)}
      </Loaded>
    </PublicPage>
  )
}

function headingOf(tracking: TrackingWire | null | undefined): { title: string; lead?: string } {
  if (tracking === undefined) return { title: words('title') }
  if (tracking === null) return { title: words('unknown.title'), lead: words('unknown.text') }
  const { state, country, recipient, senderFirstName: sender } = tracking
  const { firstName: name, accountEnding: ending } = recipient
  return {
    title: words(`headline.${state}`, { name, sender }),
    lead: words('lead', { sender, name, country: countryName(country), ending }),
  }
}

const Unknown = () => (
  <div>
    <ButtonLink kind="primary" href={paths.home()}>
      {words('unknown.home')}
    </ButtonLink>
  </div>
)

function Tracked({ tracking: { receive, timeline } }: { tracking: TrackingWire }) {
  return (
    <>
      <Cards>
        <Card>
          <Muted>{words('amount')}</Muted>
          <div>
            <Amount size="display" value={format.amount(receive)} currency={receive.currency} />
          </div>
        </Card>
        <Card title={words('timeline')}>
          <Steps timeline={timeline} />
        </Card>
      </Cards>
      <Muted>{words('honest')}</Muted>
    </>
  )
}

function Steps({ timeline }: Pick<TrackingWire, 'timeline'>) {
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
        at: at === undefined ? undefined : format.dateTime(at),
        detail:
          at !== undefined || estimatedAt === undefined
            ? undefined
            : words('estimate', { when: format.dateTime(estimatedAt) }),
      }))}
    />
  )
}
