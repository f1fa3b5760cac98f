import { Button, Countdown, Dialog, ProofForm, SkeletonLines, type TypedProof } from '@puente/ui'
import {
  createWords,
  hasCode,
  HttpError,
  knowsPasskeys,
  proofFault,
  proofTexts,
  proofWords,
  refusalOf,
  showPasskey,
} from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountCalls } from '../calls.ts'
import { stepUpMessages } from './messages-step-up.es.ts'

type StepUpCalls = Pick<AccountCalls, 'startStepUp' | 'finishStepUp'>

const pauseMs = 30_000

/** The pause before another code may be requested, in milliseconds; after a refusal, the one that it states. */
const pauseOf = (notSent: unknown): number =>
  notSent instanceof HttpError ? Number(notSent.problem?.facts['retryAfterSeconds'] ?? 60) * 1000 : pauseMs

/** How long a reopened dialog takes the last code that was sent, which is valid for ten minutes. */
const lastsMs = 8 * 60_000

interface StepUpDialogProps {
  calls: StepUpCalls
  onEnd: (shown: boolean) => void
}

/** Asks for proof of identity again. `onEnd` receives whether it succeeded; closing counts as failure. */
export function StepUpDialog({ calls, onEnd }: StepUpDialogProps) {
  const queryClient = useQueryClient()
  const [round, setRound] = useState(() => roundWithCode(queryClient) ?? Date.now())
  const { started, finish, prove, withPasskey } = useProof(calls, round, onEnd)
  return (
    <Dialog
      open
      title={proofWords('dialogTitle')}
      start="field"
      busy={finish.isPending}
      onClose={() => onEnd(false)}
    >
      <p>{proofWords('dialogLead')}</p>
      <Loaded level={2} query={started} skeleton={<SkeletonLines lines={3} />}>
        {({ methods, sentTo, notSent }) => (
          <ProofForm
            methods={methods}
            texts={textsOf(sentTo, notSent)}
            busy={finish.isPending}
            fault={proofFault(finish.error)}
            refusal={proofFault(finish.error) === undefined ? refusalOf(finish.error ?? notSent) : undefined}
            onProve={prove}
            onPasskey={knowsPasskeys() ? withPasskey : undefined}
          >
            {methods.some((method) => method === 'mail' || method === 'sms') ? (
              <Countdown
                key={round}
                endsAtMs={round + pauseOf(notSent)}
                label={proofWords('resendIn')}
                over={
                  <Button kind="text" onPress={() => setRound(Date.now())}>
                    {proofWords('resend')}
                  </Button>
                }
              />
            ) : null}
          </ProofForm>
        )}
      </Loaded>
    </Dialog>
  )
}

const words = createWords(stepUpMessages)

/** The texts of the form; where no code was sent now, its hint is about the last one. */
const textsOf = (sentTo: string | undefined, notSent: unknown) =>
  notSent === undefined ? proofTexts(sentTo) : { ...proofTexts(), mailHint: words('lastCode') }

interface Started extends Awaited<ReturnType<StepUpCalls['startStepUp']>> {
  /** Why no further code was sent; the last one may still be typed. */
  readonly notSent?: unknown
  /** Whether its code or another proof was accepted. */
  readonly isUsed?: boolean
}

/** Starts a step-up. At the limit of codes no code is sent, and the result asks for the last one, which is still valid. */
async function start(calls: StepUpCalls): Promise<Started> {
  try {
    return await calls.startStepUp({ body: {} })
  } catch (error) {
    if (!hasCode(error, 'too-many-codes')) throw error
    return { methods: ['mail'], notSent: error }
  }
}

/** The round of the last dialog, if it was closed without a proof and its code is still valid. */
function roundWithCode(queryClient: QueryClient): number | undefined {
  const [key, data] = queryClient.getQueriesData<Started>({ queryKey: ['step-up'] }).at(-1) ?? []
  const round = Number(key?.[1])
  const isValid = data?.sentTo !== undefined && data.isUsed !== true && round > Date.now() - lastsMs
  return isValid ? round : undefined
}

/**
 * The methods and the submission of a proof. Each round loads the methods anew and sends a new code by mail.
 */
function useProof(calls: StepUpCalls, round: number, onEnd: (shown: boolean) => void) {
  const queryClient = useQueryClient()
  const started = useQuery({
    queryKey: ['step-up', round],
    queryFn: () => start(calls),
    retry: false,
    staleTime: Infinity,
    gcTime: lastsMs,
  })
  const finish = useMutation({
    mutationFn: (body: Parameters<StepUpCalls['finishStepUp']>[0]['body']) => calls.finishStepUp({ body }),
    onSuccess: () => {
      queryClient.setQueryData<Started>(['step-up', round], (data) => data && { ...data, isUsed: true })
      onEnd(true)
    },
  })
  const prove = ({ method, code }: TypedProof) =>
    finish.mutate(
      method === 'totp' ? { totp: code } : method === 'recovery-code' ? { recoveryCode: code } : { code },
    )
  const withPasskey = async () => {
    const { data } = started
    if (data?.passkey === undefined) return
    const passkey = await showPasskey(data.passkey)
    if (passkey !== undefined) await finish.mutateAsync({ passkey }).catch(() => undefined)
  }
  return { started, finish, prove, withPasskey }
}
