import { NavLink } from '@puente/ui'
import { useLocation } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { words } from '../parts/words.ts'

type Place = 'top' | 'bottom'

/** Links for visitors. On phones they are below the page, where signed-in users have the navigation bar. */
const forVisitors = [
  { name: 'nav.pricing', href: paths.pricing() },
  { name: 'nav.help', href: paths.help() },
  { name: 'account.signIn', href: paths.login() },
] as const

export const VisitorLinks = ({ place }: { place: Place }) =>
  forVisitors.map((one) => <PlaceLink key={one.name} place={place} {...one} />)

interface PlaceLinkProps {
  place: Place
  name: (typeof forVisitors)[number]['name']
  href: string
}

function PlaceLink({ place, name, href }: PlaceLinkProps) {
  const { pathname } = useLocation()
  return (
    <NavLink href={href} place={place} aria-current={href === pathname ? 'page' : undefined}>
      {words(name)}
    </NavLink>
  )
}
