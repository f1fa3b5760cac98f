import { DefinitionList, Muted, Prose } from '@puente/ui'
import { settingsMessages } from '../texts/messages.es.ts'
import { words } from '../texts/words.ts'

const { names: known } = settingsMessages

const textsOf = (name: string): { readonly label: string; readonly example: string } =>
  Object.hasOwn(known, name) ? known[name as keyof typeof known] : { label: name, example: name }

interface TextPreviewProps {
  text: string
  /** The names that the text may contain between double braces. */
  names: readonly string[] | undefined
}

/** A long text as customers read it, with example values for its names, which are listed below. */
export function TextPreview({ text, names }: TextPreviewProps) {
  if (text === '') return <Muted>{words('form.previewEmpty')}</Muted>
  const values = names && Object.fromEntries(names.map((name) => [name, textsOf(name).example]))
  const used = (names ?? []).filter((name) => text.includes(`{{${name}}}`))
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Prose text={text} values={values} />
      {used.length === 0 ? null : (
        <div>
          <Muted>{words('preview.namesText')}</Muted>
          <DefinitionList
            items={used.map((name) => ({
              term: `{{${name}}}`,
              value: words('items.of', { label: textsOf(name).label, name: textsOf(name).example }),
            }))}
          />
        </div>
      )}
    </div>
  )
}
