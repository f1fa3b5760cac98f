import type { EapRequestWire } from '@puente/contract/staff'
import {
  Button,
  Card,
  DefinitionList,
  Disclosure,
  Form,
  Muted,
  Notice,
  SkeletonLines,
  TextArea,
} from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { noteRule } from '../../../shell/rules.ts'
import { useFormDraft } from '../../../shell/case/use-draft.ts'
import { eapRequestsQuery, useAskEap } from './queries.ts'
import { words } from './words.ts'

/** What a customer was asked to confirm, and the answers; a compliance officer sends new requests here. */
export function EapSection({ customerId, mayAsk }: { customerId: string; mayAsk: boolean }) {
  const query = useQuery(eapRequestsQuery(customerId))
  return (
    <>
      {mayAsk ? <AskForm customerId={customerId} /> : null}
      <Loaded query={query} skeleton={<SkeletonLines lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Muted>{words('customer.none')}</Muted>
          ) : (
            items.map((item) => <Request key={item.id} item={item} />)
          )
        }
      </Loaded>
    </>
  )
}

const shownAnswer = (answer: string) =>
  answer === 'yes' || answer === 'no' ? words(`answers.${answer}`) : answer

function Request({ item: { title, by, askedAt, dueAt, reason, confirmed } }: { item: EapRequestWire }) {
  const at = format.dateTime(askedAt)
  return (
    <Card>
      <strong>{title}</strong>
      <p>{reason}</p>
      <Muted>
        {by === '' ? words('customer.askedBySystem', { at }) : words('customer.asked', { at, by })} ·{' '}
        {confirmed === undefined
          ? `${words('customer.waiting')}. ${words('customer.due', { date: format.date(dueAt) })}`
          : words('customer.confirmed', {
              at: format.dateTime(confirmed.at),
              version: String(confirmed.version),
            })}
      </Muted>
      {confirmed === undefined ? null : (
        <DefinitionList
          items={[
            ...confirmed.answers.map(({ question, answer }) => ({
              term: question,
              value: shownAnswer(answer),
            })),
            { term: words('customer.hash'), value: confirmed.hash.slice(0, 16) },
          ]}
        />
      )}
    </Card>
  )
}

/** The ids in these lines; undefined when a line is not an id. */
function idsOf(lines: string): string[] | undefined {
  const ids = lines.split(/\s+/).filter((line) => line !== '')
  return ids.every((id) => /^cus_[0-9a-f]{32}$/.test(id)) ? ids : undefined
}

function AskForm({ customerId }: { customerId: string }) {
  const ask = useAskEap()
  const form = useEndpointForm({
    sending: ask,
    defaults: { reason: '', customerIds: '' },
    draft: useFormDraft('eap'),
    submit: ({ reason, customerIds }) =>
      ask.mutate({
        customerIds: [...new Set([customerId, ...(idsOf(customerIds) ?? [])])],
        reason: reason.trim(),
      }),
  })
  return (
    <Disclosure summary={words('customer.ask')}>
      <Form {...form.props}>
        <TextArea
          label={words('customer.reason')}
          hint={words('customer.reasonHint')}
          rows={2}
          maxLength={1000}
          {...form.field('reason', noteRule(words('customer.missing')))}
        />
        <TextArea
          label={words('customer.more')}
          hint={words('customer.moreHint')}
          rows={2}
          // The field holds a list of ids; its form validates the count.
          maxLength={undefined}
          {...form.field('customerIds', {
            validate: (lines) => idsOf(lines) !== undefined || words('customer.moreWrong'),
          })}
        />
        <Button type="submit" kind="primary" busy={ask.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('customer.ask')}
        </Button>
        {ask.data === undefined ? null : <Notice>{words('customer.done', { asked: ask.data.asked })}</Notice>}
      </Form>
    </Disclosure>
  )
}
