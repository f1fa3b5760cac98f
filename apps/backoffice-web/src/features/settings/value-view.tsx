import type { Field, Fields } from '@puente/contract/staff'
import { DefinitionList, Disclosure } from '@puente/ui'
import { Part } from './fields/parts.tsx'
import { dataIn, itemsIn, type Data } from './fields/control.ts'
import { shownFields } from './shown-fields.ts'
import { TextPreview } from './previews/text-preview.tsx'
import { rowText, rowTitle, valueText } from './texts/value-text.ts'
import { wordsIn, type FieldWords } from './texts/words-of.ts'
import { words } from './texts/words.ts'

interface ValueViewProps {
  fields: Fields
  words: FieldWords['fields']
  data: Data
  currency: string
}

const isWhole = ({ spec }: Field): boolean => ['group', 'rows', 'markdown'].includes(spec.control)

/** The data of a version, read-only: short values in a list, each nested object under its name. */
export function ValueView({ fields, words: all, data, currency }: ValueViewProps) {
  const known = shownFields(fields).filter(([name]) => data[name] !== undefined)
  const short = known.filter(([, field]) => !isWhole(field))
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {short.length === 0 ? null : (
        <DefinitionList
          items={short.map(([name, field]) => {
            const own = wordsIn(all?.[name])
            return { term: own.label, value: valueText(field, own, data[name], currency) }
          })}
        />
      )}
      {known
        .filter(([, field]) => isWhole(field))
        .map(([name, field]) => (
          <Whole
            key={name}
            field={field}
            words={wordsIn(all?.[name])}
            value={data[name]}
            currency={currency}
          />
        ))}
    </div>
  )
}

interface WholeProps {
  field: Field
  words: FieldWords
  value: unknown
  currency: string
}

function Whole({ field: { spec }, words: own, value, currency }: WholeProps) {
  const names = spec.control === 'markdown' ? spec.names : undefined
  if (spec.control === 'group')
    return (
      <Part label={own.label} framed>
        <ValueView fields={spec.fields} words={own.fields} data={dataIn(value)} currency={currency} />
      </Part>
    )
  if (spec.control === 'rows')
    return (
      <Part label={own.label}>
        <ol style={{ margin: 0, paddingLeft: 24 }}>
          {itemsIn(value).map((row, at) => (
            <li key={at}>
              {rowTitle(spec.fields, own, row, currency)}
              <Disclosure summary={words('one.detail')}>
                {rowText(spec.fields, own, dataIn(row), currency)}
              </Disclosure>
            </li>
          ))}
        </ol>
      </Part>
    )
  return (
    <Part label={own.label}>
      <TextPreview text={typeof value === 'string' ? value : ''} names={names} />
    </Part>
  )
}
