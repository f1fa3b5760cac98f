import Box from '@mui/material/Box'
import {
  BankIcon,
  Button,
  AlertIcon,
  CheckIcon,
  ClockIcon,
  CopyIcon,
  EyeIcon,
  HelpIcon,
  HomeIcon,
  InfoIcon,
  ListIcon,
  PlusIcon,
  LockIcon,
  PeopleIcon,
  RailGroup,
  RefreshIcon,
  ScaleIcon,
  SearchIcon,
  SendIcon,
  ShieldIcon,
  StarIcon,
  SignOutIcon,
  StaffFrame,
  SwapIcon,
  UploadIcon,
  UserIcon,
} from '@puente/ui'
import { leaveFor, useFocusOnArrival } from '@puente/web'
import { NewerVersionBanner } from '@puente/web/loading'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffRole } from '@puente/contract'
import { Outlet, useLocation, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { api } from './api.ts'
import { paths } from './paths.ts'
import { useAttention } from './shell/attention.ts'
import { held } from './shell/held/held.ts'
import { SendingBanner } from './features/instructions/sending-banner.tsx'
import { UndoBar } from './shell/held/held-bar.tsx'
import { CommandBar } from './features/console/search/command-bar.tsx'
import { useRememberOpened } from './features/console/search/recent.ts'
import { Brand } from './shell/frame/brand.tsx'
import { CaseTakenHost } from './shell/case-team/case-taken.tsx'
import { ConnectionBar } from './shell/frame/connection-bar.tsx'
import { useCharacterKeys } from './shell/keys/character-keys.ts'
import { goKeys } from './shell/keys/go-keys.ts'
import { useGoKeys } from './shell/keys/use-go-keys.ts'
import { keyWords } from './shell/keys/key-words.ts'
import { useKey } from './shell/keys/use-key.ts'
import { isAlsoIn, mayOpen, nounGroups, nouns, type Noun } from './shell/navigation/nouns.ts'
import { RouteLink, RouteNavLink } from './shell/navigation/links.ts'
import { useWaiting, type Waiting } from './shell/use-waiting.ts'
import { shellWords } from './shell/words.ts'
import { forgetDrafts } from './shell/case/use-draft.ts'

const KeysDialog = lazy(async () => ({ default: (await import('./shell/keys/keys-dialog.tsx')).KeysDialog }))

const icons = {
  work: HomeIcon,
  inbox: ListIcon,
  news: InfoIcon,
  proposals: CheckIcon,
  customers: PeopleIcon,
  audit: EyeIcon,
  staffMembers: LockIcon,
  treasury: ClockIcon,
  figures: ScaleIcon,
  positions: BankIcon,
  safeguarding: ShieldIcon,
  closes: LockIcon,
  payins: PlusIcon,
  suspense: SearchIcon,
  refunds: RefreshIcon,
  payouts: SendIcon,
  returns: SwapIcon,
  stuck: AlertIcon,
  sending: BankIcon,
  readiness: CheckIcon,
  rates: SwapIcon,
  receivables: BankIcon,
  capital: BankIcon,
  breaks: ScaleIcon,
  reconciliation: BankIcon,
  reviews: ShieldIcon,
  pendingItems: ListIcon,
  applications: UserIcon,
  companyFiles: BankIcon,
  levelApplications: ShieldIcon,
  escalations: AlertIcon,
  restrictions: AlertIcon,
  nameRequests: UserIcon,
  documentReviews: UploadIcon,
  settings: ListIcon,
  retention: ClockIcon,
  threads: HelpIcon,
  dataRequests: ShieldIcon,
  dataBreaches: AlertIcon,
  transfers: ListIcon,
  taxDocuments: CopyIcon,
  donations: StarIcon,
  ledger: ScaleIcon,
}

/**
 * The frame of every signed-in screen: the sections that the role may open, with their counts of open work.
 */
export function Shell() {
  const { session } = useRouteContext({ from: '/shell' })
  const { role } = session.staff
  useAttention(useQueryClient())
  useFocusOnArrival(useRouter())
  const waiting = useWaiting()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [showsKeys, setShowsKeys] = useState(false)
  useGoKeys(role, (noun) => void navigate({ to: nouns[noun].path }))
  useKey('?', () => setShowsKeys(true))
  useRememberOpened(session.staff.id, pathname)
  return (
    <StaffFrame
      brand={
        <>
          <Brand />
          <CommandBar />
        </>
      }
      navLabel={shellWords('navigation')}
      place={pathname}
      nav={(Object.keys(nounGroups) as (keyof typeof nounGroups)[]).map((group) => (
        <NounGroup key={group} group={group} role={role} waiting={waiting} />
      ))}
      end={
        <SignedIn
          name={session.staff.name}
          role={shellWords(`roles.${role}`)}
          onKeys={() => setShowsKeys(true)}
        />
      }
    >
      <NewerVersionBanner />
      <SendingBanner role={role} />
      <Outlet />
      <UndoBar />
      <ConnectionBar />
      <CaseTakenHost ownId={session.staff.id} />
      {showsKeys ? (
        <Suspense fallback={null}>
          <KeysDialog role={role} onClose={() => setShowsKeys(false)} />
        </Suspense>
      ) : null}
    </StaffFrame>
  )
}

interface NounGroupProps {
  group: keyof typeof nounGroups
  role: StaffRole
  waiting: Partial<Record<Noun, Waiting>>
}

function NounGroup({ group, role, waiting }: NounGroupProps) {
  const shown = nounGroups[group].filter((noun) => mayOpen(role, noun))
  if (shown.length === 0) return null
  return (
    <RailGroup {...(group === 'today' ? {} : { heading: shellWords(`groups.${group}`) })}>
      {shown.map((noun) => (
        <NounLink key={noun} noun={noun} waiting={waiting[noun]} />
      ))}
    </RailGroup>
  )
}

function NounLink({ noun, waiting }: { noun: Noun; waiting: Waiting | undefined }) {
  const Icon = icons[noun]
  const { pathname } = useLocation()
  const key = goKeys[noun]
  const areKeysOn = useCharacterKeys()
  return (
    <RouteNavLink
      to={nouns[noun].path}
      place="rail"
      {...(isAlsoIn(noun, pathname) ? { 'aria-current': 'page' } : {})}
      {...(key === undefined || !areKeysOn ? {} : { title: keyWords('goHint', { key: key.toUpperCase() }) })}
      icon={<Icon aria-hidden />}
      count={waiting?.isMore === true ? `${waiting.count}+` : waiting?.count}
      calm={waiting?.late === 0}
      countLabel={waiting === undefined ? undefined : waitingText(noun, waiting)}
    >
      {shellWords(`nouns.${noun}`)}
    </RouteNavLink>
  )
}

function waitingText(noun: Noun, { count, isMore }: Waiting): string {
  if (noun === 'treasury') return shellWords('waitingOverdue', { count })
  return isMore ? shellWords('waitingMore', { count: String(count) }) : shellWords('waiting', { count })
}

function SignedIn({ name, role, onKeys }: { name: string; role: string; onKeys: () => void }) {
  const queryClient = useQueryClient()
  const leaving = useMutation({
    mutationFn: async () => {
      // Signing out sends pending decisions: they can no longer be undone.
      await held.sendAll()
      await api.signOut()
    },
    // Loading a new document clears all data in memory.
    onSettled: () => {
      queryClient.clear()
      forgetDrafts()
      leaveFor(paths.login())
    },
  })
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { md: 'column' },
        alignItems: { xs: 'center', md: 'stretch' },
        gap: 1,
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' }, paddingInline: 3, lineHeight: 1.4 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {role}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <RouteLink to={paths.security()} style={{ paddingInline: 12 }}>
          {shellWords('security')}
        </RouteLink>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Button kind="text" size="small" onPress={onKeys}>
            {keyWords('title')}
          </Button>
        </Box>
        <Button
          kind="text"
          size="small"
          busy={leaving.isPending}
          start={<SignOutIcon aria-hidden />}
          onPress={() => leaving.mutate()}
        >
          {shellWords('signOut')}
        </Button>
      </Box>
    </Box>
  )
}
