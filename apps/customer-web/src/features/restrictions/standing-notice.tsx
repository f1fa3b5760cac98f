import type { CustomerSession } from '@puente/contract/customer'
import { Link, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { closedText, words } from './words.ts'

type Acting = CustomerSession['actingAs']

/**
 * Why the customer may not place orders: closed, being closed, or restricted; with what they can do, until when, and how
 * to appeal. Nothing for other customers.
 */
export function StandingNotice({ actingAs }: { actingAs: Acting }) {
  const { restriction, closingSince, closed } = actingAs
  if (closed !== undefined) return <ClosedNotice closed={closed} />
  if (closingSince !== undefined)
    return (
      <Notice
        title={words('closing.title')}
        actions={<Link href={paths.profileClosure()}>{words('closing.see')}</Link>}
      >
        {words('closing.text', { since: format.date(closingSince) })}
      </Notice>
    )
  return restriction === undefined ? null : <RestrictionNotice restriction={restriction} />
}

const ClosedNotice = ({ closed: { at, keptUntil } }: { closed: NonNullable<Acting['closed']> }) => (
  <Notice
    title={words('closed.title')}
    actions={
      <>
        <Link href={paths.transfers()}>{words('closed.transfers')}</Link>{' '}
        <Link href={paths.statements()}>{words('closed.statements')}</Link>{' '}
        <Link href={paths.supportNew()}>{words('write')}</Link>
      </>
    }
  >
    {closedText(at, keptUntil)}
  </Notice>
)

function RestrictionNotice({ restriction }: { restriction: NonNullable<Acting['restriction']> }) {
  const { class: of, reviewOn, endsOn } = restriction
  return (
    <Notice
      title={endsOn === undefined ? words('title') : words('endsTitle', { date: format.date(endsOn) })}
      actions={
        <>
          <Link href={paths.supportNew()}>{words('write')}</Link>{' '}
          <Link href={paths.complaints()}>{words('appeal')}</Link>
        </>
      }
    >
      {endsOn === undefined
        ? `${words(`classes.${of}`)} ${words('review', { date: format.date(reviewOn) })} ${words('open')}`
        : words('ends', { date: format.date(endsOn) })}
    </Notice>
  )
}
