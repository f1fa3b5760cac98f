import { settingOf } from '@puente/contract/staff'
import { Muted } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../queries.ts'
import { keyText } from '../texts/key-text.ts'
import { settingsMessages } from '../texts/messages.es.ts'
import { words } from '../texts/words.ts'
import { alsoReplaced, type Base } from './base.ts'

const { customers } = settingsMessages.keys

interface GeneralLineProps {
  kind: string
  /** The key that gets its first version; absent where nothing changes. */
  of?: string
  base: Base | undefined
}

/** Says that a key without a version of its own follows a general one, and which others its first version replaces. */
export function GeneralLine({ kind, of, base }: GeneralLineProps) {
  const { data } = useQuery(settingsQuery)
  const setting = settingOf(kind)
  if (base?.isGeneral !== true || setting === undefined) return null
  const name = keyText(kind, base.key)
  const inForce = (data?.items ?? []).filter((one) => one.kind === kind && one.version !== undefined)
  const keys = inForce.map(({ key }) => key)
  const others = of === undefined ? [] : alsoReplaced(setting, of, keys)
  return (
    <Muted as="p" style={{ margin: 0 }}>
      {words(base.state === 'in-force' ? 'changes.general' : 'changes.generalThen', { name })}
      {others.map(({ customer, key }) => (
        <span key={key}>
          {' '}
          {words('changes.alsoReplaces', { customer: customers[customer], name: keyText(kind, key) })}
        </span>
      ))}
    </Muted>
  )
}
