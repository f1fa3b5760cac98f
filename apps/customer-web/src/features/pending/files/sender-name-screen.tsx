import type { NameRefusal } from '@puente/contract'
import type { PendingItemWire, SenderNameWire } from '@puente/contract/customer'
import { Button, Card, DefinitionList, Form, Muted, Notice, SkeletonLines, TextInput } from '@puente/ui'
import { faultsOf, format, refusedNameText, useEndpointForm, useKeyOf } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../api.ts'
import { PendingPage } from '../pending-page.tsx'
import { pendingQuery } from '../../tasks/pending-queries.ts'
import { useSettled } from '../../tasks/use-settled.ts'
import { ReadOnlyNotice } from './not-mine.tsx'
import { senderNameQuery } from './queries.ts'
import { words } from './words.ts'

const path = '/notifications/update-sender-name'
/** The pause after the last keystroke before the server previews a name, in ms. */
const previewAfterMs = 400

/** The sender's name: as recipients' banks receive it now and in future, and as on the document. */
export function SenderNameScreen() {
  const query = useQuery(senderNameQuery)
  const isOfRail = (query.data?.unwritable.length ?? 0) > 0
  return (
    <PendingPage
      path={path}
      title={words('name.title')}
      lead={words(isOfRail ? 'name.leadRail' : 'name.leadDocument')}
    >
      {([item]) => (
        <Loaded query={query} failed={words('name.failed')} skeleton={<SkeletonLines lines={6} />}>
          {(name) => (item === undefined ? null : <Names name={name} item={item} />)}
        </Loaded>
      )}
    </PendingPage>
  )
}

function Names({ name, item }: { name: SenderNameWire; item: PendingItemWire }) {
  const { request, documentName, asWritten, unwritable } = name
  return (
    <>
      {request === undefined ? null : (
        <Notice title={words('name.waitingTitle')}>
          <p>{words('name.waiting', { name: request.name, when: format.dateTime(request.answerBy) })}</p>
        </Notice>
      )}
      <Card>
        <DefinitionList
          items={[
            { term: words('name.now'), value: asWritten ?? words('name.unwritable') },
            ...(documentName === undefined ? [] : [{ term: words('name.document'), value: documentName }]),
            ...(request === undefined
              ? []
              : [{ term: words('name.after'), value: request.asWritten ?? words('name.unwritable') }]),
          ]}
        />
        {unwritable.length === 0 ? null : (
          <Muted>{words('name.signs', { signs: unwritable.join(' ') })}</Muted>
        )}
      </Card>
      {item.mine ? null : <ReadOnlyNotice />}
      {item.mine && request === undefined ? <NameForm name={name} /> : null}
    </>
  )
}

function useChangeName() {
  const queryClient = useQueryClient()
  const settled = useSettled()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: (asked: string) =>
      api.changeSenderName({ body: { name: asked }, idempotencyKey: keyOf([asked]) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (changed) => {
      queryClient.setQueryData(senderNameQuery.queryKey, changed)
      if (changed.request === undefined) await settled()
      else await queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey })
    },
  })
}

function NameForm({ name: { documentName, lastRefusal } }: { name: SenderNameWire }) {
  const change = useChangeName()
  const form = useEndpointForm({
    sending: change,
    defaults: { name: lastRefusal?.name ?? '' },
    faults: (error) => ('name' in faultsOf(error) ? { name: words('name.cannot') } : {}),
    submit: ({ name }) => change.mutate(name.trim()),
  })
  const written = useWritten(form.watch('name'))
  return (
    <Form {...form.props}>
      {lastRefusal === undefined ? null : <Refused {...lastRefusal} />}
      {documentName === undefined ? null : (
        <div>
          <Button kind="text" onPress={() => form.setValue('name', documentName, { shouldValidate: true })}>
            {words('name.useDocument')}
          </Button>
        </div>
      )}
      <TextInput
        label={words('name.label')}
        hint={words(documentName === undefined ? 'name.hint' : 'name.hintDocument')}
        autoComplete="name"
        maxLength={200}
        {...form.field('name', { validate: (name) => name.trim() !== '' || words('name.missing') })}
      />
      {written === undefined ? null : (
        <DefinitionList
          items={[{ term: words('name.after'), value: written.asWritten ?? words('name.unwritable') }]}
        />
      )}
      <Button type="submit" kind="primary" fullWidth busy={change.isPending}>
        {words('name.submit')}
      </Button>
    </Form>
  )
}

/** The typed name as recipients' banks would receive it, updated when typing pauses. */
function useWritten(typed: string) {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), previewAfterMs)
    return () => clearTimeout(timer)
  }, [typed])
  return useQuery({
    queryKey: ['sender-name', 'preview', paused],
    queryFn: ({ signal }) => api.previewSenderName({ body: { name: paused } }, { signal }),
    enabled: paused.trim() !== '',
  }).data
}

function Refused({ name, reason }: { name: string; reason: NameRefusal }) {
  const { title, text } = refusedNameText(name, reason)
  return (
    <Notice tone="warn" title={title}>
      <p>{text}</p>
    </Notice>
  )
}
