import type { ApplicationWire } from '@puente/contract/customer'
import { ButtonLink, Card, Muted, Notice, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
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
  const query = useQuery(applicationQuery)
  const isBack = query.data?.status === 'not-confirmed'
  return (
    <PendingPage
      path={path}
      title={words(isBack ? 'person.back' : 'person.title')}
      lead={words('person.lead')}
    >
      {() => (
        <Loaded query={query} failed={words('person.failed')} skeleton={<SkeletonLines lines={6} />}>
          {(application) => <Missing application={application} />}
        </Loaded>
      )}
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
