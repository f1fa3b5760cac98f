import { BackLink, Card, Column, PageHeading, RadioCards, Select } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { useSignedIn } from '../../access/signed-in.ts'
import { lastTransfersQuery } from '../../transfers/transfer-queries.ts'
import { MessageForm } from './message-form.tsx'
import { supportTopics, type SupportTopic } from './support-topics.ts'
import { words } from './words.ts'

/** The topic from the URL, if there is one. */
const topicOf = ({ about }: { about?: string }): SupportTopic | undefined =>
  supportTopics.find((topic) => topic === about)

type Kind = 'question' | 'complaint'

/** A form for a question or complaint, optionally about one of the latest transfers. */
export function NewThreadScreen() {
  const router = useRouter()
  const { actingAs, user } = useSignedIn()
  const about = topicOf(useSearch({ strict: false }))
  const [kind, setKind] = useState<Kind>('question')
  const [transferId, setTransferId] = useState('')
  const transfers = useQuery(lastTransfersQuery).data?.items ?? []
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.support()}>{words('page.back')}</BackLink>}
        title={words('ask.title')}
        lead={words('ask.lead')}
      />
      <Card>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 24, marginBottom: 24 }}>
          <RadioCards
            name="kind"
            legend={words('ask.kind')}
            columns={2}
            value={kind}
            onChange={setKind}
            options={(['question', 'complaint'] as const).map((value) => ({
              value,
              label: words(`ask.kinds.${value}`),
              description: words(`ask.kinds.${value}Hint`),
            }))}
          />
          <Select
            name="transferId"
            label={words('ask.transfer')}
            placeholder={words('ask.noTransfer')}
            value={transferId}
            onChange={(event) => setTransferId(event.target.value)}
            options={transfers.map(({ id, recipientName: name, send, createdAt }) => ({
              value: id,
              label: words('ask.transferValue', {
                name,
                amount: format.amount(send),
                date: format.date(createdAt),
              }),
            }))}
          />
        </div>
        <MessageForm
          scope={`${user.id}/${actingAs.id}${about === undefined ? '' : `/${about}`}`}
          about={`${kind} ${transferId}`}
          begin={about === undefined ? '' : words(`ask.begin.${about}`)}
          send={(text, idempotencyKey) =>
            api.openThread({
              body: { kind, text, ...(transferId === '' ? {} : { transferId }) },
              idempotencyKey,
            })
          }
          onSent={(thread) => router.navigate({ href: paths.supportThread(thread.id) })}
        />
      </Card>
    </Column>
  )
}
