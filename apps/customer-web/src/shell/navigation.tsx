import { HomeIcon, ListIcon, NavLink, PeopleIcon, SendIcon } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useMay } from '../features/access/session.ts'
import { tasksQuery } from '../features/tasks/task-queries.ts'
import { paths } from '../paths.ts'
import { words } from './words.ts'

const destinations = [
  { key: 'home', href: paths.home(), icon: HomeIcon, isHere: (path: string) => path === '/' },
  {
    key: 'send',
    href: paths.send(),
    icon: SendIcon,
    isHere: (path: string) => path.startsWith('/send'),
    power: 'operate',
  },
  {
    key: 'transfers',
    href: paths.transfers(),
    icon: ListIcon,
    isHere: (path: string) => path.startsWith('/transfers'),
  },
  {
    key: 'recipients',
    href: paths.recipients(),
    icon: PeopleIcon,
    isHere: (path: string) => path.startsWith('/recipients'),
  },
] as const

/** The four places one can always go to, with the present one marked; who only reads has no order to begin. */
export function Destinations({ place }: { place: 'top' | 'bottom' }) {
  const { pathname } = useLocation()
  const mayOperate = useMay('operate')
  // Home is where they are listed.
  const waiting = useQuery(tasksQuery).data?.count ?? 0
  return destinations
    .filter((destination) => mayOperate || !('power' in destination))
    .map(({ key, href, icon: Icon, isHere }) => (
      <NavLink
        key={key}
        href={href}
        place={place}
        icon={<Icon aria-hidden />}
        count={key === 'home' ? waiting : undefined}
        countLabel={key === 'home' ? words('nav.waiting', { count: waiting }) : undefined}
        aria-current={isHere(pathname) ? 'page' : undefined}
      >
        {words(`nav.${key}`)}
      </NavLink>
    ))
}

/** Help for whoever is signed in; on phones it stands in the account's panel and below the page. */
export const HelpLink = () => <PlaceLink name="nav.help" href={paths.help()} />

/** What a visitor looks for; on phones it stands in the menu. */
const forVisitors = [
  { name: 'nav.pricing', href: paths.pricing() },
  { name: 'nav.help', href: paths.help() },
  { name: 'account.signIn', href: paths.login() },
] as const

export const VisitorLinks = () => forVisitors.map((place) => <PlaceLink key={place.name} {...place} />)

function PlaceLink({ name, href }: { name: (typeof forVisitors)[number]['name']; href: string }) {
  const { pathname } = useLocation()
  return (
    <NavLink href={href} place="top" aria-current={href === pathname ? 'page' : undefined}>
      {words(name)}
    </NavLink>
  )
}
