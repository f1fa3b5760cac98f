import type { CustomerFileWire } from '@puente/contract/staff'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { documentText } from '../../documents/what-of.ts'
import { words as documentWords } from '../../documents/words.ts'
import { words } from './words.ts'

export type SentFile = CustomerFileWire['documents'][number]

/** Files that a customer sent, each linked to its review. */
export function SentFiles({ files }: { files: readonly SentFile[] }) {
  return (
    <div>
      {files.map((file) => (
        <div key={file.id}>
          <RouteLink to="/document-reviews/$id" params={{ id: file.id }}>
            {words('file', { what: documentText(file), state: documentWords(`states.${file.state}`) })}
          </RouteLink>
        </div>
      ))}
    </div>
  )
}
