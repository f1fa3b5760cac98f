import type { ThreadWire } from '@puente/contract/customer'
import { SkeletonLines } from '@puente/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useSignedIn } from '../../access/signed-in.ts'
import { MessageForm } from '../../support/threads/message-form.tsx'
import { FactsBeforeSending } from '../../support/threads/screen-facts.tsx'
import { AnswerTimes } from './answer-times.tsx'
import type { CurrentScreen } from './current-screen.ts'

const factsQuery = (about: CurrentScreen['about']) =>
  queryOptions({
    queryKey: ['screen-facts', about],
    queryFn: () => api.getScreenFacts({ query: about }),
    // A state that changes meanwhile is read again before sending.
    staleTime: 0,
  })

interface HelpWriteProps {
  screen: CurrentScreen
  begin: string
  onSent: (thread: ThreadWire) => void
}

/** A message about the screen from which it was begun, with the facts that it carries listed before sending. */
export function HelpWrite({ screen: { about, page, transferId }, begin, onSent }: HelpWriteProps) {
  const { actingAs, user } = useSignedIn()
  const facts = useQuery(factsQuery(about))
  if (facts.isPending) return <SkeletonLines lines={4} />
  const shown = facts.data ?? { page }
  // Without an answer only the screen is shown, and only it is sent.
  const sent = facts.data === undefined ? { page } : about
  return (
    <>
      <FactsBeforeSending facts={shown} />
      <AnswerTimes />
      <MessageForm
        scope={`help/${user.id}/${actingAs.id}/${about.subjectId ?? page}`}
        about={JSON.stringify(sent)}
        begin={begin}
        send={(text, idempotencyKey) =>
          transferId !== undefined && facts.data !== undefined
            ? api.writeToTransferThread({
                params: { id: transferId },
                body: { text, about: sent },
                idempotencyKey,
              })
            : api.openThread({ body: { kind: 'question', text, about: sent }, idempotencyKey })
        }
        onSent={onSent}
      />
    </>
  )
}
