import { useRouteContext } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { RouteLink } from './links.ts'
import { mayOpen } from './nouns.ts'
import { shellWords } from '../words.ts'

/** A link from a page to what the audit trail has about its object, for roles that read the trail. */
export function AuditLink({ id }: { id: string }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  return mayOpen(role, 'audit') ? (
    <RouteLink to={paths.audit()} search={{ subject: id }}>
      {shellWords('audit')}
    </RouteLink>
  ) : null
}
