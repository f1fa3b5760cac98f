import { Column, Muted, PageHeading, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { RouteBackLink } from '../../shell/navigation/links.ts'
import { BreachForm } from './breach-form.tsx'
import { breachQuery } from './breach-queries.ts'
import { words } from './words.ts'

const back = <RouteBackLink to="/data-breaches">{words('breaches.back')}</RouteBackLink>

/** A form for a new breach of personal data. */
export const NewBreachScreen = () => (
  <Column>
    <PageHeading title={words('breaches.create')} back={back} />
    <BreachForm />
  </Column>
)

/** One breach of personal data, with what is known about it. */
export function BreachScreen() {
  const { id } = useParams({ from: '/shell/data-breaches/$id' })
  const query = useQuery(breachQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={10} />}>
      {(breach) => (
        <Column width="full">
          <PageHeading title={breach.what.slice(0, 80)} back={back} />
          <BreachForm key={breach.id} breach={breach} />
          <Muted>
            {words('breaches.recorded', {
              by: breach.recordedBy,
              at: format.dateTime(breach.recordedAt),
              changedBy: breach.changedBy,
              changedAt: format.dateTime(breach.changedAt),
            })}
          </Muted>
        </Column>
      )}
    </Loaded>
  )
}
