import type { ReceivedInvitation } from '@puente/contract/customer'
import {
  Button,
  ButtonLink,
  Card,
  Column,
  ConfirmDialog,
  DefinitionList,
  Notice,
  PageHeading,
  RefusalNotice,
  SkeletonLines,
} from '@puente/ui'
import { format, memberWords, refusalOf } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { enterSession, useSignOut } from '../../access/session-actions.ts'
import { sessionQuery } from '../../access/session.ts'
import { words } from './words.ts'

const receivedQuery = (token: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['received-invitation', token],
    enabled: isSignedIn,
    retry: false,
    queryFn: ({ signal }) => api.getReceivedInvitation({ params: { token } }, { signal }),
  })

/** An invitation to act for a company: who invites, in which role, and the answer. */
export function InvitationScreen() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const { data: session } = useQuery(sessionQuery)
  if (session === null) return <SignInFirst token={token} />
  return <Received token={token} email={session?.user.email} />
}

/** The invitation is shown to the user of its address only. */
function SignInFirst({ token }: { token: string }) {
  const here = paths.memberInvitation(token)
  return (
    <Column>
      <PageHeading title={words('visitor.title')} lead={words('visitor.lead')} />
      <Card>
        <div style={{ display: 'grid', gap: 12 }}>
          <ButtonLink kind="primary" fullWidth href={paths.login(here)}>
            {words('visitor.signIn')}
          </ButtonLink>
          <ButtonLink kind="plain" fullWidth href={paths.signup(here)}>
            {words('visitor.signUp')}
          </ButtonLink>
        </div>
      </Card>
      <p>{words('visitor.safe')}</p>
    </Column>
  )
}

function Received({ token, email }: { token: string; email: string | undefined }) {
  const query = useQuery(receivedQuery(token, email !== undefined))
  const signOut = useSignOut()
  return (
    <Column>
      <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
        {(invitation) => <Answer token={token} invitation={invitation} email={email ?? ''} />}
      </Loaded>
      <div>
        <Button kind="text" busy={signOut.isPending} onPress={() => signOut.mutate()}>
          {words('otherAccount')}
        </Button>
      </div>
    </Column>
  )
}

interface AnswerProps {
  token: string
  invitation: ReceivedInvitation
  email: string
}

function Answer({ token, invitation: { company, role, invitedBy, expiresAt }, email }: AnswerProps) {
  const { accept, decline } = useAnswers(token)
  const [declining, setDeclining] = useState(false)
  if (decline.isSuccess)
    return (
      <>
        <PageHeading title={words('declined')} lead={words('declinedText', { company })} />
        <ButtonLink kind="primary" href={paths.home()}>
          {words('home')}
        </ButtonLink>
      </>
    )
  return (
    <>
      <PageHeading title={words('title', { company })} lead={words('lead', { invitedBy })} />
      <Card>
        <DefinitionList
          items={[
            { term: words('company'), value: company },
            {
              term: words('role'),
              value: `${memberWords(`roles.${role}`)}: ${memberWords(`includes.${role}`)}`,
            },
            { term: words('invitedBy'), value: invitedBy },
            { term: words('as'), value: email },
            { term: words('until'), value: format.date(expiresAt) },
          ]}
        />
        <RefusalNotice refusal={refusalOf(accept.error) ?? refusalOf(decline.error)} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button kind="primary" busy={accept.isPending || accept.isSuccess} onPress={() => accept.mutate()}>
            {words('accept')}
          </Button>
          <Button kind="text" onPress={() => setDeclining(true)}>
            {words('decline')}
          </Button>
        </div>
      </Card>
      <Notice tone="info" title={words('knows')}>
        <p>{words('knowsText')}</p>
      </Notice>
      <ConfirmDialog
        open={declining}
        busy={decline.isPending}
        title={words('declineTitle', { company })}
        confirmLabel={words('decline')}
        cancelLabel={words('back')}
        onConfirm={() => decline.mutate(undefined, { onError: () => setDeclining(false) })}
        onCancel={() => setDeclining(false)}
      >
        <p>{words('declineText')}</p>
      </ConfirmDialog>
    </>
  )
}

function useAnswers(token: string) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const accept = useMutation({
    mutationFn: () => api.acceptMemberInvitation({ params: { token } }),
    onSuccess: async (session) => {
      enterSession(queryClient, session)
      await router.navigate({ href: paths.companyMembers(), replace: true })
    },
  })
  const decline = useMutation({ mutationFn: () => api.declineMemberInvitation({ params: { token } }) })
  return { accept, decline }
}
