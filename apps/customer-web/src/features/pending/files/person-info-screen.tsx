import type { ApplicationWire } from '@puente/contract/customer'
import { ButtonLink, Card, Muted, Notice, SkeletonLines } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { FailedPart } from '../../../parts/failed-part.tsx'
import { applicationQuery } from '../../onboarding/application-queries.ts'
import { stepOf, whereToGoOn, type FileStep } from '../../onboarding/file-steps.ts'
import { PendingPage } from '../pending-page.tsx'
import { useNext } from './use-next.ts'
import { words } from './words.ts'

const path = '/notifications/user-pending-info'

/**
 * An incomplete application: what is missing, why, how long it takes, and a link to the first open question.
 */
export function PersonInfoScreen() {
  const { data, error, refetch } = useQuery(applicationQuery)
  const isBack = data?.status === 'not-confirmed'
  return (
    <PendingPage
      path={path}
      title={words(isBack ? 'person.back' : 'person.title')}
      lead={words('person.lead')}
    >
      {() =>
        data !== undefined ? (
          <Missing application={data} />
        ) : error === null ? (
          <SkeletonLines lines={6} />
        ) : (
          <FailedPart title={words('person.failed')} error={error} onRetry={() => refetch()} />
        )
      }
    </PendingPage>
  )
}

function Missing({ application }: { application: ApplicationWire }) {
  const next = useNext()
  const { status, asks = [], missing } = application
  const steps: readonly FileStep[] = [...new Set(missing.map(stepOf))]
  return (
    <>
      {status === 'not-confirmed' ? (
        <Notice tone="warn" title={asks.length === 0 ? undefined : words('person.asks.title')}>
          {asks.length === 0 ? (
            <p>{words('person.notConfirmed')}</p>
          ) : (
            <ul>
              {asks.map((ask) => (
                <li key={ask}>{words(`person.asks.${ask}`)}</li>
              ))}
            </ul>
          )}
        </Notice>
      ) : null}
      <Card title={words('person.missing')}>
        {steps.length === 0 ? (
          <p>{words('person.ready')}</p>
        ) : (
          <ul>
            {steps.map((step) => (
              <li key={step}>{words(`person.steps.${step}`)}</li>
            ))}
          </ul>
        )}
        <p>
          <Muted>{words('person.after')}</Muted>
        </p>
        <ButtonLink kind="primary" href={whereToGoOn(application, next)}>
          {words('person.go')}
        </ButtonLink>
      </Card>
    </>
  )
}
