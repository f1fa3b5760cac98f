import { ButtonLink, Column, LostDrawing, PageHeading } from '@puente/ui'
import { ScreenName } from '@puente/web'
import { paths } from '../../paths.ts'
import { words } from './not-found-words.ts'

/** The screen of /404 and of unknown paths. */
export function NotFound() {
  return (
    <Column>
      <ScreenName name={paths.notFound()} />
      <LostDrawing />
      <PageHeading title={words('title')} lead={words('message')} />
      <div>
        <ButtonLink kind="primary" href={paths.home()}>
          {words('home')}
        </ButtonLink>
      </div>
    </Column>
  )
}
