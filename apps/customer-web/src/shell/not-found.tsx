import { ButtonLink, Column, PageHeading } from '@puente/ui'
import { ScreenName } from '@puente/web'
import { paths } from '../paths.ts'
import { words } from './words.ts'

/** The screen of /404 and of every address that leads nowhere. */
export function NotFound() {
  return (
    <Column>
      <ScreenName name={paths.notFound()} />
      <PageHeading title={words('notFound.title')} lead={words('notFound.message')} />
      <div>
        <ButtonLink kind="primary" href={paths.home()}>
          {words('notFound.home')}
        </ButtonLink>
      </div>
    </Column>
  )
}
