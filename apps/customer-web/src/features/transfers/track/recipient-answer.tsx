import { styled } from '@mui/material/styles'
import type { TrackingWire } from '@puente/contract/customer'
import { Button, Card, ConfirmDialog, Muted, Notice } from '@puente/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import type { GuestLanguage } from '../../../parts/languages/guest-language.ts'
import { trackingQuery } from './track-call.ts'
import { guestPlace } from './tracked-words.ts'
import type { TrackWords } from './words.ts'

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 })

interface RecipientAnswerProps {
  tracking: TrackingWire
  token: string
  language: GuestLanguage
  words: TrackWords
}

/** Asks the recipient of a delivered transfer whether the money is in the account, then shows the answer. */
export function RecipientAnswer({ tracking, token, language, words }: RecipientAnswerProps) {
  const { state, recipientAnswer } = tracking
  if (recipientAnswer !== undefined) {
    const { isReceived, at } = recipientAnswer
    const when = guestPlace(language, tracking).instant(at)
    return (
      <Notice tone={isReceived ? 'ok' : 'warn'}>
        {words(isReceived ? 'answer.thanks' : 'answer.investigating', { when })}
      </Notice>
    )
  }
  return state === 'delivered' ? <Question tracking={tracking} token={token} words={words} /> : null
}

function Question({ tracking, token, words }: Omit<RecipientAnswerProps, 'language'>) {
  const { recipient, senderFirstName: sender } = tracking
  // Kept while the dialog closes.
  const [isReceived, setReceived] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: () => api.answerTracking({ params: { token }, body: { isReceived } }),
    onSuccess: (changed) => queryClient.setQueryData(trackingQuery(token).queryKey, changed),
    onSettled: () => setAsking(false),
  })
  const ask = (next: boolean) => {
    setReceived(next)
    setAsking(true)
  }
  return (
    <Card title={words('answer.title')}>
      <Muted>{words('answer.lead', { sender })}</Muted>
      {answer.isError ? (
        <div role="alert">
          <Notice tone="bad">{words('answer.failed')}</Notice>
        </div>
      ) : null}
      <Actions>
        <Button kind="primary" onPress={() => ask(true)}>
          {words('answer.received')}
        </Button>
        <Button onPress={() => ask(false)}>{words('answer.notReceived')}</Button>
      </Actions>
      <ConfirmDialog
        open={isAsking}
        busy={answer.isPending}
        title={words(isReceived ? 'answer.receivedTitle' : 'answer.notReceivedTitle')}
        confirmLabel={words(isReceived ? 'answer.confirm' : 'answer.report')}
        cancelLabel={words('answer.back')}
        onConfirm={() => answer.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {isReceived
            ? words('answer.receivedText', { sender })
            : words('answer.notReceivedText', { sender, ending: recipient.accountEnding })}
        </p>
      </ConfirmDialog>
    </Card>
  )
}
