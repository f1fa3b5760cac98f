import { checkFields } from '@puente/contract/corridors'
import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import { askedOf, RecipientFormView, valuesOf, type RecipientValues } from '@puente/recipient-ui'
import {
  BackLink,
  ButtonLink,
  Card,
  Column,
  EmptyState,
  Muted,
  Notice,
  PageHeading,
  HeldDrawing,
} from '@puente/ui'
import { hasCode, refusalOf, useEndpointForm } from '@puente/web'
import type { Relationship } from '@puente/contract'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { LocalityInput } from '../localities/locality-input.tsx'
import { countryName } from '../quotes/countries/country-names.ts'
import { corridorsQuery } from '../quotes/price/price-queries.ts'
import { fieldsOf } from './fields-of.ts'
import { AlreadyStored } from './kept-already.tsx'
import { faultsOfServer } from './recipient-faults.ts'
import { recipientQuery, recipientsKey } from './recipient-queries.ts'
import { words } from './words.ts'

/** Changes the data of a stored recipient. */
export function RecipientDataScreen() {
  const { id = '' } = useParams({ strict: false })
  const { data: recipient } = useSuspenseQuery(recipientQuery(id))
  const { data: corridors } = useSuspenseQuery(corridorsQuery)
  const mayOperate = useMay('operate')
  const corridor = corridors.items.find((candidate) => candidate.id === recipient.corridorId)
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.recipient(id)}>{recipient.alias ?? recipient.name}</BackLink>}
        title={words('data.title')}
        lead={`${countryName(recipient.country)} · ${recipient.currency}`}
      />
      {mayOperate ? <Data recipient={recipient} corridor={corridor} /> : <WhoHasPower power="operate" />}
    </Column>
  )
}

interface DataProps {
  recipient: RecipientWire
  corridor: CorridorWire | undefined
}

function Data({ recipient, corridor }: DataProps) {
  if (corridor === undefined)
    return (
      <Card>
        <EmptyState
          icon={<HeldDrawing />}
          title={words('data.closed')}
          message={words('data.closedText')}
          action={<ButtonLink href={paths.recipient(recipient.id)}>{words('data.back')}</ButtonLink>}
        />
      </Card>
    )
  return (
    <>
      <Notice title={words('data.quiet')}>{words('data.quietText')}</Notice>
      <ChangeForm recipient={recipient} corridor={corridor} />
      <Muted>{words('data.stepUp')}</Muted>
    </>
  )
}

/** Sends the changed data and shows the recipient. */
function useChange(recipient: RecipientWire, corridor: CorridorWire) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: ({ name, relationship, details }: RecipientValues & { relationship: Relationship }) => {
      const { normalised } = checkFields(fieldsOf(corridor), recipient.kind, details)
      const body = { name: name.trim(), relationship, details: { ...normalised } }
      return api.changeRecipient({ params: { id: recipient.id }, body })
    },
    onSuccess: async (changed) => {
      queryClient.setQueryData(recipientQuery(recipient.id).queryKey, changed)
      void queryClient.invalidateQueries({ queryKey: recipientsKey, refetchType: 'none' })
      await router.navigate({ href: paths.recipient(recipient.id) })
    },
  })
}

function ChangeForm({ recipient, corridor }: { recipient: RecipientWire; corridor: CorridorWire }) {
  const router = useRouter()
  const fields = fieldsOf(corridor)
  const change = useChange(recipient, corridor)
  const form = useEndpointForm<RecipientValues>({
    sending: change,
    defaults: valuesOf(fields, recipient),
    faults: (error, values) => faultsOfServer(error, askedOf(fields, values), values.details),
    refusal: (error) => (hasCode(error, 'recipient-already-kept') ? undefined : refusalOf(error)),
    submit: ({ relationship, ...values }) =>
      relationship === '' || change.mutate({ ...values, relationship }),
  })
  return (
    <RecipientFormView
      isChange
      corridor={{ ...corridor, fields }}
      form={form}
      LocalityField={LocalityInput}
      notice={
        <AlreadyStored
          error={change.error}
          onKept={({ id }) => router.navigate({ href: paths.recipient(id) })}
        />
      }
    />
  )
}
