import type { DataRequestWire } from '@puente/contract/customer'
import {
  BackLink,
  Button,
  Card,
  Column,
  ConfirmDialog,
  DefinitionList,
  Muted,
  Notice,
  PageHeading,
  RefusalNotice,
  Section,
  SkeletonLines,
  Text,
  type Definition,
} from '@puente/ui'
import { describeFailure, format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { requestQuery, useWithdrawRequest } from './request-queries.ts'
import { RequestState } from './request-state.tsx'
import { words } from './words.ts'

/** One request of the user about their data: its period, the answer, and how to withdraw it. */
export function RequestScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const query = useQuery(requestQuery(id))
  return (
    <Column>
      <Loaded query={query} failed={words('page.failed')} skeleton={<SkeletonLines lines={8} />}>
        {(request) => <Request request={request} />}
      </Loaded>
    </Column>
  )
}

const when = (at: string | undefined, term: string): Definition[] =>
  at === undefined ? [] : [{ term, value: format.dateTime(at) }]

function Request({ request }: { request: DataRequestWire }) {
  const { kind, folio, state, receivedAt, dueAt, extendedAt, answeredAt, liftedAt, mayWithdraw } = request
  return (
    <>
      <PageHeading
        back={<BackLink href={paths.myData()}>{words('back')}</BackLink>}
        title={words(`kinds.${kind}`)}
        lead={words('page.folio', { folio })}
        eyebrow={<RequestState state={state} />}
      />
      {kind === 'blocking' && mayWithdraw ? (
        <Notice title={words('page.blockedTitle')}>{words('page.blocked')}</Notice>
      ) : null}
      <Card>
        <DefinitionList
          columns={2}
          items={[
            ...when(receivedAt, words('page.received')),
            ...when(state === 'open' ? dueAt : undefined, words('page.due')),
            ...when(extendedAt, words('page.extended')),
            ...when(answeredAt, words('page.answered')),
            ...when(liftedAt, words('page.lifted')),
          ]}
        />
      </Card>
      <Quoted title={words('page.text')} text={request.text} />
      <Quoted title={words('page.extension')} text={request.extensionReason} />
      <Answer request={request} />
      {mayWithdraw ? <Withdraw request={request} /> : null}
    </>
  )
}

function Quoted({ title, text }: { title: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Section title={title}>
      <Text>
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</p>
      </Text>
    </Section>
  )
}

function Answer({ request: { answer, answeredBy, state } }: { request: DataRequestWire }) {
  if (answer === undefined) return null
  return (
    <>
      <Quoted title={words('page.answer')} text={answer} />
      {answeredBy === undefined ? null : <Muted>{words('page.answerBy', { name: answeredBy })}</Muted>}
      {state === 'refused' ? <Notice>{words('page.agency')}</Notice> : null}
    </>
  )
}

function Withdraw({ request: { id, folio, kind, state } }: { request: DataRequestWire }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdrawRequest(id)
  const isOpen = state === 'open'
  const label = words(isOpen ? 'page.withdraw' : kind === 'opposition' ? 'page.liftOpposition' : 'page.lift')
  return (
    <>
      <RefusalNotice refusal={withdraw.error === null ? undefined : describeFailure(withdraw.error)} />
      <div>
        <Button busy={withdraw.isPending} onPress={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={words(isOpen ? 'page.sure' : 'page.sureLift', { folio })}
        confirmLabel={label}
        cancelLabel={words('page.keep')}
        onConfirm={() => {
          setAsking(false)
          withdraw.mutate()
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{words(isOpen ? 'page.sureText' : 'page.sureLiftText')}</p>
      </ConfirmDialog>
    </>
  )
}
