import { HomeIcon, ListIcon, NavLink, PeopleIcon, SendIcon } from '@puente/ui'
import { useLocation } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { words } from './words.ts'

const destinations = [
  { key: 'home', href: paths.home(), icon: HomeIcon, isHere: (path: string) => path === '/' },
  { key: 'send', href: paths.send(), icon: SendIcon, isHere: (path: string) => path.startsWith('/send') },
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

/** The four places one can always go to, with the present one marked. */
export function Destinations({ place }: { place: 'top' | 'bottom' }) {
  const { pathname } = useLocation()
  return destinations.map(({ key, href, icon: Icon, isHere }) => (
    <NavLink
      key={key}
      href={href}
      place={place}
      icon={<Icon aria-hidden />}
      aria-current={isHere(pathname) ? 'page' : undefined}
    >
      {words(`nav.${key}`)}
    </NavLink>
  ))
}
