import type { SignatureRequestWire } from '@puente/contract/customer'
import {
  BackLink,
  ButtonLink,
  Card,
  Column,
  DefinitionList,
  LiveRegion,
  Notice,
  PageHeading,
  SkeletonLines,
  Text,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { OrderFacts } from './order-facts.tsx'
import { SignatureActions } from './signature-actions.tsx'
import { signatureRequestQuery } from './signature-queries.ts'
import { words } from './words.ts'

/** One order that waits for signatures: its facts, who signed, and what the member may do. */
export function SignatureRequestScreen() {
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(signatureRequestQuery(id))
  return (
    <Column>
      <Loaded query={query} skeleton={<SkeletonLines lines={8} />}>
        {(request) => <Request request={request} />}
      </Loaded>
    </Column>
  )
}

function Request({ request }: { request: SignatureRequestWire }) {
  const { state, recipient, send, price } = request
  const title = words(`title.${state}`, {
    amount: format.amount(price?.send ?? send),
    name: recipient.name,
  })
  return (
    <>
      <PageHeading
        back={<BackLink href={paths.signatureRequests()}>{words('back')}</BackLink>}
        title={title}
        documentTitle={words('documentTitle')}
        lead={leadOf(request)}
      />
      <Changes request={request} />
      <OrderFacts request={request} />
      <Signatures request={request} />
      <SignatureActions request={request} />
      <Ended request={request} />
      <LiveRegion message={title} />
    </>
  )
}

function leadOf({ state, missing, canSign, youMay, requestedBy }: SignatureRequestWire): string {
  if (state === 'completed') return words('lead.completed')
  if (state !== 'open') return words('lead.ended')
  if (missing === undefined) return words('lead.stuck')
  if (youMay.includes('sign')) return words('lead.yours', { name: requestedBy })
  return words('lead.waits', { missing, names: canSign.join(', ') })
}

/** What differs from what was shown when the signatures were requested. */
function Changes({ request }: { request: SignatureRequestWire }) {
  const { price, send, receive, recipientChanged } = request
  if (recipientChanged)
    return (
      <Notice tone="warn" title={words('recipientChanged')}>
        {words('recipientChangedText')}
      </Notice>
    )
  if (price === undefined) return null
  const changed = (['send', 'receive'] as const).filter(
    (side) => price[side].amount !== { send, receive }[side].amount,
  )
  if (changed.length === 0) return null
  return (
    <Notice tone={changed.includes('send') ? 'warn' : 'info'} title={words('change.title')}>
      {changed.map((side) => (
        <Text key={side}>
          {words(`change.${side}`, {
            before: format.amount({ send, receive }[side]),
            now: format.amount(price[side]),
          })}
        </Text>
      ))}
    </Notice>
  )
}

function Signatures({ request: { signatures } }: { request: SignatureRequestWire }) {
  return (
    <Card title={words('signatures.title')}>
      {signatures.length === 0 ? (
        <Text>{words('signatures.none')}</Text>
      ) : (
        <DefinitionList
          items={signatures.map(({ name, isYou, at }) => ({
            key: at + name,
            term: isYou ? words('signatures.you', { name }) : name,
            value: format.dateTime(at),
          }))}
        />
      )}
    </Card>
  )
}

function Ended({ request: { state, reason, endedBy = '', transferId } }: { request: SignatureRequestWire }) {
  if (state === 'open') return null
  return (
    <>
      {reason === undefined ? null : (
        <Card title={words('reason')}>
          <Text>{words('reasonBy', { name: endedBy, reason })}</Text>
        </Card>
      )}
      <div>
        {transferId === undefined ? (
          <ButtonLink kind="plain" href={paths.send()}>
            {words('again')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" href={paths.transfer(transferId)}>
            {words('seeTransfer')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
