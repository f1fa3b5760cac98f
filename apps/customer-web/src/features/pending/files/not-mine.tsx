import { Notice } from '@puente/ui'
import { words } from './words.ts'

/** A notice for a member without the power: names who can act; the content below is read-only. */
export const ReadOnlyNotice = () => (
  <Notice title={words('whoActs')}>
    <p>{words('whoActsText')}</p>
  </Notice>
)
