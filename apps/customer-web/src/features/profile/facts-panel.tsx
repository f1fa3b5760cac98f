import type { ApplicationWire, CustomerSession, ProfileWire } from '@puente/contract/customer'
import { Card, DefinitionList, Link, SkeletonLines, StatusChip, type Definition } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { applicationQuery } from '../onboarding/application-queries.ts'
import { factLines } from './fact-lines.ts'
import { profileQuery } from './profile-queries.ts'
import { words } from './words.ts'

type Acting = CustomerSession['actingAs']

/** The customer's data: as confirmed, or as far as their application contains them. */
export function FactsPanel({ actingAs }: { actingAs: Acting }) {
  const mayEdit = useMay('administer')
  const inFile = actingAs.kind === 'person' && actingAs.identity !== 'confirmed'
  const application = useQuery({ ...applicationQuery, enabled: inFile })
  const profile = useQuery({ ...profileQuery, enabled: !inFile })
  return (
    <Loaded<unknown>
      query={inFile ? application : profile}
      failed={words('failed.facts')}
      skeleton={<SkeletonLines lines={5} />}
    >
      {() => (
        <Card>
          <DefinitionList
            items={[
              ...factLines(actingAs.kind, {
                ...(inFile ? ofFile(application.data) : profile.data),
                name: actingAs.name,
              }),
              identityLine(actingAs),
            ]}
          />
          {mayEdit && profile.data?.editable === true ? (
            <p>
              <Link href={paths.profileEdit()}>{words(`facts.edit.${actingAs.kind}`)}</Link>
            </p>
          ) : null}
        </Card>
      )}
    </Loaded>
  )
}

/** The data in an application; the occupation is shown only after the identity is confirmed. */
const ofFile = (application: ApplicationWire | undefined): Partial<ProfileWire> => {
  const { rut, birthDate, address } = application?.file ?? {}
  return {
    ...(rut === undefined ? {} : { rut }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(address === undefined ? {} : { address }),
  }
}

function identityLine({ kind, identity }: Acting): Definition {
  return {
    term: words('facts.identity'),
    value: (
      <StatusChip tone={identity === 'confirmed' ? 'ok' : identity === 'submitted' ? 'info' : 'warn'}>
        {words(`facts.states.${identity}`)}
      </StatusChip>
    ),
    action:
      identity === 'confirmed' || kind !== 'person' ? undefined : (
        <Link href={paths.signupGoOn(paths.profile())}>
          {words(identity === 'submitted' ? 'facts.see' : 'facts.complete')}
        </Link>
      ),
  }
}
