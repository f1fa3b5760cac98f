import { HomeIcon, ListIcon, NavLink, PeopleIcon, SendIcon } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useMay } from '../features/access/session.ts'
import { tasksQuery } from '../features/tasks/task-queries.ts'
import { paths } from '../paths.ts'
import { words } from '../parts/words.ts'

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

/** The four destinations, with the current one marked. A user who may only read has no link to a new order. */
export function Destinations({ place }: { place: 'top' | 'bottom' }) {
  const { pathname } = useLocation()
  const mayOperate = useMay('operate')
  // Home lists them.
  const waiting = useQuery(tasksQuery).data?.count ?? 0
  return (
    <>
      {destinations
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
        ))}
    </>
  )
}
