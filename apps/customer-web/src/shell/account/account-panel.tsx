import { styled } from '@mui/material/styles'
import type { CustomerKind } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import {
  below,
  BuildingIcon,
  Button,
  CheckIcon,
  ChevronDownIcon,
  Link,
  LiveRegion,
  rem,
  SignOutIcon,
  UserIcon,
  v,
} from '@puente/ui'
import { memberWords, useConfig } from '@puente/web'
import { useRef } from 'react'
import { useActAs, useSignOut } from '../../features/access/session-actions.ts'
import { HelpButton } from '../../features/help/panel/help-button.tsx'
import { openHelp } from '../../features/help/panel/help-open.ts'
import { Bell } from '../../features/notices/bell.tsx'
import { paths } from '../../paths.ts'
import { words } from './words.ts'
import { LanguageSwitch, SpanishNote } from '../language/language-switch.tsx'
import { SchemeSwitch } from '../footer/scheme-switch.tsx'

const panelId = 'cuenta'

const Opener = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: 280,
  minHeight: 44,
  padding: '0 12px',
  border: `1px solid ${v.line}`,
  borderRadius: 22,
  background: v.surface,
  color: v.ink,
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { borderColor: v.primary },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flex: 'none', color: v.primary },
  [below.sm]: { maxWidth: 172 },
  '@media (min-width: 769px) and (max-width: 899.95px)': { maxWidth: 150 },
})

// A popover: the browser opens, closes (Escape, click outside) and stacks it; it is anchored at the end of
// the bar.
const Panel = styled('div')({
  position: 'fixed',
  inset: 'auto',
  top: 64,
  right: 'max(16px, calc((100vw - 1088px) / 2 + 24px))',
  width: 'min(340px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 80px)',
  margin: 0,
  padding: 8,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  background: v.surface,
  color: v.ink,
  boxShadow: `0 8px 24px ${v.shade}`,
  '& h2': { margin: '8px 12px 4px', fontSize: rem(13), fontWeight: 500, color: v.inkMuted },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: '8px 12px', color: v.inkMuted, overflowWrap: 'anywhere' },
  '& hr': { margin: '8px 0', border: 0, borderTop: `1px solid ${v.line}` },
})

const Choice = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &[aria-current="true"]': { background: v.canvas },
  '& > svg': { flex: 'none', color: v.primary },
  '& > span': { flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: rem(12), fontWeight: 400, color: v.inkMuted },
})

/** The bell, and the customer that the user acts for, with the others to switch to, and sign-out. */
export function AccountPanel({ session }: { session: CustomerSession }) {
  const panel = useRef<HTMLDivElement>(null)
  const actAs = useActAs()
  const signOut = useSignOut()
  const { actingAs, user } = session
  const { privateSiteUrl } = useConfig()
  const failed = actAs.isError || signOut.isError

  const choose = (customerId: string) => {
    if (actAs.isPending) return
    if (customerId === actingAs.id) panel.current?.hidePopover()
    else actAs.mutate(customerId, { onSuccess: () => panel.current?.hidePopover() })
  }

  return (
    <>
      <HelpButton />
      <Bell />
      <Opener type="button" popoverTarget={panelId} aria-label={words('open', { name: actingAs.name })}>
        <KindIcon kind={actingAs.kind} />
        <span>{actingAs.name}</span>
        <ChevronDownIcon aria-hidden />
      </Opener>
      <Panel ref={panel} id={panelId} popover="auto">
        <h2>{words('actingAs')}</h2>
        <Choices session={session} onChoose={choose} />
        <p>
          <Link href={paths.signupCompany()} onClick={() => panel.current?.hidePopover()}>
            {words('addCompany')}
          </Link>
        </p>
        <hr />
        <p>{words('signedInAs', { email: user.email })}</p>
        <OwnPages kind={actingAs.kind} onLeave={() => panel.current?.hidePopover()} />
        {privateSiteUrl === undefined ? null : (
          <p>
            <Link href={privateSiteUrl}>{words('privateSite')}</Link>
          </p>
        )}
        <hr />
        <Preferences />
        {failed ? <p role="alert">{words('failed')}</p> : null}
        <Button
          kind="text"
          fullWidth
          busy={signOut.isPending}
          start={<SignOutIcon aria-hidden />}
          onPress={() => signOut.mutate()}
        >
          {words('signOut')}
        </Button>
      </Panel>
      <LiveRegion message={actAs.isSuccess ? words('switched', { name: actingAs.name }) : ''} />
    </>
  )
}

const Preferences = () => (
  <>
    <p>
      <SchemeSwitch />
    </p>
    <p>
      <LanguageSwitch />
    </p>
    <SpanishNote />
  </>
)

function OwnPages({ kind, onLeave }: { kind: CustomerKind; onLeave: () => void }) {
  const pages = [
    { key: 'profile', href: paths.profile() },
    { key: 'notices', href: paths.notifications() },
    ...(kind === 'company' ? [{ key: 'members', href: paths.companyMembers() } as const] : []),
    { key: 'statements', href: paths.statements() },
    { key: 'referrals', href: paths.referrals() },
    { key: 'security', href: paths.security() },
  ] as const
  return (
    <>
      {pages.map(({ key, href }) => (
        <p key={key}>
          <Link href={href} onClick={onLeave}>
            {words(`${key}`)}
          </Link>
        </p>
      ))}
      <p>
        <Link
          href={paths.help()}
          onClick={(event) => {
            event.preventDefault()
            onLeave()
            openHelp()
          }}
        >
          {words('help')}
        </Link>
      </p>
    </>
  )
}

interface ChoicesProps {
  session: CustomerSession
  onChoose: (customerId: string) => void
}

/** All customers that the user may act for, with the current one marked. */
function Choices({ session: { actingAs, customers }, onChoose }: ChoicesProps) {
  return (
    <ul>
      {customers.map(({ id, kind, name, role }) => (
        <li key={id}>
          <Choice type="button" aria-current={id === actingAs.id} onClick={() => onChoose(id)}>
            <KindIcon kind={kind} />
            <span>
              {name}
              <small>
                {words(`${kind}`)}
                {kind === 'company' ? ` · ${memberWords(`roles.${role}`)}` : ''}
              </small>
            </span>
            {id === actingAs.id ? <CheckIcon aria-hidden /> : null}
          </Choice>
        </li>
      ))}
    </ul>
  )
}

function KindIcon({ kind }: { kind: CustomerKind }) {
  return kind === 'company' ? <BuildingIcon aria-hidden /> : <UserIcon aria-hidden />
}
