import type { ClosureWire, ReferralProgramWire } from '@puente/contract/customer'
import {
  BackLink,
  Button,
  ButtonLink,
  Column,
  ConfirmDialog,
  Notice,
  PageHeading,
  RefusalNotice,
  SkeletonLines,
} from '@puente/ui'
import { describeFailure, format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { programQuery } from '../referrals/referral-queries.ts'
import { CompanyMembers, Kept, OpenThings, UnspentRewards } from './closure-parts.tsx'
import { closureQuery, useRequestClosure, useWithdrawClosure } from './closure-queries.ts'
import { StandingNotice } from '../restrictions/standing-notice.tsx'
import { closedText, words as standing } from '../restrictions/words.ts'
import { words } from './words.ts'

/** Closes the account: what is open with its way out, what is kept, and the request. */
export function ClosureScreen() {
  const query = useQuery(closureQuery)
  // The notice of rewards stands above the button, so both are rendered together and the button does not move.
  const program = useQuery(programQuery)
  const request = useRequestClosure()
  return (
    <Column>
      <PageHeading
        title={words('title')}
        lead={words('lead')}
        back={<BackLink href={paths.profile()}>{words('back')}</BackLink>}
      />
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={8} />}>
        {(closure) =>
          program.isPending || request.data?.state === 'closed' ? (
            <SkeletonLines lines={8} />
          ) : (
            <Account closure={closure} program={program.data} request={request} />
          )
        }
      </Loaded>
    </Column>
  )
}

interface AccountProps {
  closure: ClosureWire
  /** Absent when it could not be loaded. */
  program: ReferralProgramWire | undefined
  request: ReturnType<typeof useRequestClosure>
}

function Account({ closure, program, request }: AccountProps) {
  const { actingAs } = useSignedIn()
  const mayAdminister = useMay('administer')
  if (closure.state === 'closed') return <Closed closure={closure} />
  return (
    <>
      {closure.state === 'closing' ? (
        <Closing closure={closure} mayWithdraw={mayAdminister} />
      ) : (
        <StandingNotice actingAs={actingAs} />
      )}
      <OpenThings closure={closure} />
      {actingAs.kind === 'company' ? (
        <CompanyMembers closure={closure} />
      ) : program === undefined ? null : (
        <UnspentRewards unspent={program.unspent} />
      )}
      <Kept closure={closure} />
      {closure.state === 'closing' ? null : mayAdminister ? (
        <Request request={request} />
      ) : (
        <WhoHasPower power="administer" />
      )}
    </>
  )
}

function Request({ request }: Pick<AccountProps, 'request'>) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <RefusalNotice refusal={request.error === null ? undefined : describeFailure(request.error)} />
      <div>
        <Button kind="danger" busy={request.isPending} onPress={() => setAsking(true)}>
          {words('close')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={words('sure.title')}
        confirmLabel={words('sure.confirm')}
        cancelLabel={words('sure.keep')}
        onConfirm={() => {
          setAsking(false)
          request.mutate()
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{words('sure.text')}</p>
      </ConfirmDialog>
    </>
  )
}

function Closing({ closure, mayWithdraw }: { closure: ClosureWire; mayWithdraw: boolean }) {
  const withdraw = useWithdrawClosure()
  const { cause, since = '' } = closure
  const isOwn = cause === 'customer'
  return (
    <>
      <Notice title={standing('closing.title')}>
        {isOwn ? standing('closing.text', { since: format.date(since) }) : words('closing.exit')}
      </Notice>
      <RefusalNotice refusal={withdraw.error === null ? undefined : describeFailure(withdraw.error)} />
      {isOwn && mayWithdraw ? (
        <div>
          <Button busy={withdraw.isPending} onPress={() => withdraw.mutate()}>
            {words('closing.withdraw')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Closed({ closure: { closedAt = '', keptUntil = '' } }: { closure: ClosureWire }) {
  return (
    <Notice
      title={standing('closed.title')}
      actions={
        <ButtonLink kind="primary" href={paths.transfers()}>
          {standing('closed.transfers')}
        </ButtonLink>
      }
    >
      {closedText(closedAt, keptUntil)}
    </Notice>
  )
}
