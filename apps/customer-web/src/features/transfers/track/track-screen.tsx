import { styled } from '@mui/material/styles'
import type { TrackingWire } from '@puente/contract/customer'
import { Amount, ButtonLink, Card, Muted, SkeletonLines, Timeline } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { FailedPart } from '../../../parts/failed-part.tsx'
import { PublicPage } from '../../../parts/public-page.tsx'
import { countryName } from '../../quotes/country-names.ts'
import { trackingQuery } from './track-call.ts'
import { words } from './words.ts'

const Cards = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

/** The public tracking page: the state in one sentence, then the steps. */
export function TrackScreen() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const { data, error, refetch } = useQuery(trackingQuery(token))
  const page = {
    description: words('description'),
    path: paths.track(token),
    listed: false,
    width: 'task',
  } as const
  if (data === undefined) {
    return (
      <PublicPage {...page} title={words('title')}>
        {error === null ? (
          <SkeletonLines lines={6} />
        ) : (
          <FailedPart title={words('failed')} error={error} onRetry={() => refetch()} />
        )}
      </PublicPage>
    )
  }
  if (data === null) {
    return (
      <PublicPage {...page} title={words('unknown.title')} lead={words('unknown.text')}>
        <div>
          <ButtonLink kind="primary" href={paths.home()}>
            {words('unknown.home')}
          </ButtonLink>
        </div>
      </PublicPage>
    )
  }
  const { recipient, senderFirstName: sender, receive } = data
  const { firstName: name, accountEnding: ending } = recipient
  return (
    <PublicPage
      {...page}
      title={words(`headline.${data.state}`, { name, sender })}
      lead={words('lead', { sender, name, country: countryName(data.country), ending })}
    >
      <Cards>
        <Card>
          <Muted>{words('amount')}</Muted>
          <div>
            <Amount size="display" value={format.amount(receive)} currency={receive.currency} />
          </div>
        </Card>
        <Card title={words('timeline')}>
          <Steps timeline={data.timeline} />
        </Card>
      </Cards>
      <Muted>{words('honest')}</Muted>
    </PublicPage>
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
