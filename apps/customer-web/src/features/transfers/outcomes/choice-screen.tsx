import type { ChoiceAnswer } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import { BackLink, Button, Column, Countdown, Notice, PageHeading, RefusalNotice } from '@puente/ui'
import { businessNowMs, describeFailure, format, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { storeTransfer, transferQuery } from '../transfer-queries.ts'
import { ChoiceOffer } from './choice-offer.tsx'
import { StillNeeded } from './held-for.tsx'
import { TaskOver } from './task-over.tsx'
import { words } from './words.ts'

/**
 * The customer's choice about money that did not arrive as ordered: the amount received, the new offer, and
 * the two answers.
 */
export function ChoiceScreen() {
  const { id = '' } = useParams({ strict: false })
  const { data: transfer } = useSuspenseQuery(transferQuery(id))
  const { choice } = transfer
  if (choice === undefined) return <TaskOver transferId={id} title={words('choice.over')} />
  return <Choose transfer={transfer} choice={choice} />
}

interface ChooseProps {
  transfer: TransferWire
  choice: NonNullable<TransferWire['choice']>
}

function Choose({ transfer, choice }: ChooseProps) {
  const { id } = transfer
  const { kind, dueAt } = choice
  const queryClient = useQueryClient()
  const received = format.amount(choice.received)
  const ordered = format.amount((transfer.orderedAs ?? transfer.price).send)
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.transfer(id)}>{words('back')}</BackLink>}
        title={words(`choice.${kind}.title`, { received, ordered })}
        lead={words(`choice.${kind}.lead`)}
      />
      <ChoiceOffer transfer={transfer} choice={choice} />
      <StillNeeded transfer={transfer} />
      <Answers transfer={transfer} choice={choice} />
      <Notice title={words('answerUntil', { when: format.dateTime(dueAt) })}>
        <p>{words('choice.silence', { received })}</p>
        <p>
          <Countdown
            endsAtMs={Date.parse(dueAt)}
            clock={businessNowMs}
            label={words('dueIn')}
            onEnd={() => void queryClient.invalidateQueries({ queryKey: transferQuery(id).queryKey })}
          />
        </p>
      </Notice>
    </Column>
  )
}

/** Both buttons contain their amount; while one request is running the other button is disabled. */
function Answers({ transfer: { id }, choice: { offer, received } }: ChooseProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const keyOf = useKeyOf()
  const answer = useMutation({
    mutationFn: (body: { answer: ChoiceAnswer }) =>
      api.answerChoice({ params: { id }, body, idempotencyKey: keyOf(body) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (transfer) => {
      await storeTransfer(queryClient, transfer)
      await router.navigate({ href: paths.transfer(id) })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: transferQuery(id).queryKey }),
  })
  const isBusy = (which: ChoiceAnswer) => answer.isPending && answer.variables.answer === which
  const press = (which: ChoiceAnswer) => {
    if (!answer.isPending) answer.mutate({ answer: which })
  }
  const isMissing = offer !== undefined && offer.missing.amount !== '0'
  const failure = answer.error === null ? undefined : describeFailure(answer.error)
  return (
    <>
      <RefusalNotice title={words('choice.failed')} refusal={failure} />
      {offer === undefined ? null : (
        <Button kind="main" fullWidth busy={isBusy('send')} onPress={() => press('send')}>
          {isMissing
            ? words('choice.keep', { amount: format.amount(offer.missing) })
            : words('choice.send', { amount: format.amount(offer.price.send) })}
        </Button>
      )}
      <Button fullWidth busy={isBusy('refund')} onPress={() => press('refund')}>
        {words('choice.refund', { amount: format.amount(received) })}
      </Button>
    </>
  )
}
