import { Notice } from '@puente/ui'
import { words } from './words.ts'

/** Says to a member without the power who can act; what stands below is theirs to read. */
export const NotMine = () => (
  <Notice title={words('whoActs')}>
    <p>{words('whoActsText')}</p>
  </Notice>
)
