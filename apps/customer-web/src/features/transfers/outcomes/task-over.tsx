import { ButtonLink, Column, PageHeading } from '@puente/ui'
import { paths } from '../../../paths.ts'
import { words } from './words.ts'

/** Replaces a task that is done or expired. */
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
