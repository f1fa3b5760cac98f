import { Muted } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

/** Which version stands, and since when. */
export function VersionLine({ version, from }: { version: number; from: string | undefined }) {
  return (
    <p>
      <Muted>
        {from === undefined
          ? words('never')
          : words('version', { version: format.count(version), from: format.date(from) })}
      </Muted>
    </p>
  )
}
