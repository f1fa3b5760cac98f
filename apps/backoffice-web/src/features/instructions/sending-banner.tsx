import type { StaffRole } from '@puente/contract'
import { Notice } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { mayOpen } from '../../shell/navigation/nouns.ts'
import { words } from './words.ts'

/** Shows on every page that sending is stopped, with a link to the cause. */
export function SendingBanner({ role }: { role: StaffRole }) {
  const { pathname } = useLocation()
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: () => api.getHealth({}),
    refetchInterval: pollWhileActive(60_000),
  })
  if (data?.sending !== 'closed' || pathname === paths.sending()) return null
  return (
    <Notice
      tone="bad"
      title={words('banner.title')}
      actions={
        mayOpen(role, 'sending') ? (
          <RouteLink to={paths.sending()}>{words('banner.link')}</RouteLink>
        ) : undefined
      }
    >
      {words('banner.text')}
    </Notice>
  )
}
