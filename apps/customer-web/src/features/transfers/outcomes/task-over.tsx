import { ButtonLink, Column, PageHeading } from '@puente/ui'
import { paths } from '../../../paths.ts'
import { words } from './words.ts'

/** Stands where a task was that is done or whose time is over. */
export function TaskOver({ transferId, title }: { transferId: string; title: string }) {
  return (
    <Column>
      <PageHeading title={title} lead={words('choice.overText')} />
      <div>
        <ButtonLink kind="primary" href={paths.transfer(transferId)}>
          {words('back')}
        </ButtonLink>
      </div>
    </Column>
  )
}
