import { useUiWords } from '../words.ts'
import { DefinitionList } from './definition-list.tsx'
import { HiddenText } from './live-region.tsx'
import { Bar, widths } from './skeleton.tsx'

interface SkeletonDefinitionsProps {
  /** The terms, shown while their values load. */
  terms: readonly string[]
  columns?: 1 | 2
}

/** A placeholder for a definition list that is loading, in its height. */
export function SkeletonDefinitions({ terms, columns = 1 }: SkeletonDefinitionsProps) {
  return (
    <div aria-busy>
      <HiddenText role="status">{useUiWords().loading}</HiddenText>
      <DefinitionList
        columns={columns}
        items={terms.map((term, line) => ({ term, value: <Value width={widths[line % widths.length]} /> }))}
      />
    </div>
  )
}

const Value = ({ width = '50%' }: { width?: string | undefined }) => (
  <>
    {'\u00a0'}
    <Bar style={{ display: 'inline-block', width, maxWidth: 160, verticalAlign: 'middle' }} />
  </>
)
