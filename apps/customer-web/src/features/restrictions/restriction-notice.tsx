import type { CustomerSession } from '@puente/contract/customer'
import { Link, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { words } from './words.ts'

/** What a restricted customer can do, until when it is reviewed, and how to appeal. Nothing without a restriction. */
export function RestrictionNotice({ actingAs: { restriction } }: Pick<CustomerSession, 'actingAs'>) {
  if (restriction === undefined) return null
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
