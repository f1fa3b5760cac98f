import Box from '@mui/material/Box'
import { Button, ListIcon, ScaleIcon, ShieldIcon, SignOutIcon, StaffFrame } from '@puente/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { api } from '../api.ts'
import { useReviewsWaiting } from '../features/reviews/queries.ts'
import { paths } from '../paths.ts'
import { useAttention } from './attention.ts'
import { Brand } from './brand.tsx'
import { mayOpen, nouns, type Noun } from './nouns.ts'
import { RouteNavLink } from './links.ts'
import { shellWords } from './words.ts'

const icons = { transfers: ListIcon, reviews: ShieldIcon, ledger: ScaleIcon }

/** The frame of every signed-in screen: the nouns one's role may open, with the work that waits in them. */
export function Shell() {
  const { session } = useRouteContext({ from: '/shell' })
  const { role } = session.staff
  useAttention(useQueryClient())
  const waiting = useReviewsWaiting(mayOpen(role, 'reviews'))
  const shown = (Object.keys(nouns) as Noun[]).filter((noun) => mayOpen(role, noun))
  return (
    <StaffFrame
      brand={<Brand />}
      navLabel={shellWords('navigation')}
      nav={shown.map((noun) => (
        <NounLink key={noun} noun={noun} count={noun === 'reviews' ? waiting : undefined} />
      ))}
      end={<SignedIn name={session.staff.name} role={shellWords(`roles.${role}`)} />}
    >
      <Outlet />
    </StaffFrame>
  )
}

function NounLink({ noun, count }: { noun: Noun; count: number | undefined }) {
  const Icon = icons[noun]
  return (
    <RouteNavLink
      to={nouns[noun].path}
      place="rail"
      icon={<Icon aria-hidden />}
      count={count}
      countLabel={count === undefined ? undefined : shellWords('reviewsWaiting', { count })}
    >
      {shellWords(`nouns.${noun}`)}
    </RouteNavLink>
  )
}

function SignedIn({ name, role }: { name: string; role: string }) {
  const queryClient = useQueryClient()
  const leaving = useMutation({
    mutationFn: () => api.signOut(),
    // A new document forgets everything that this one knew.
    onSettled: () => {
      queryClient.clear()
      window.location.assign(paths.login())
    },
  })
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { md: 'column' },
        alignItems: { xs: 'center', md: 'stretch' },
        gap: 2,
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
      <Button
        kind="text"
        size="small"
        style={{ alignSelf: 'flex-start' }}
        busy={leaving.isPending}
        start={<SignOutIcon aria-hidden />}
        onPress={() => leaving.mutate()}
      >
        {shellWords('signOut')}
      </Button>
    </Box>
  )
}
