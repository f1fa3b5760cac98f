import { templateOf, type MessageTemplate } from '@puente/contract/staff'
import { Card, DefinitionList, Muted } from '@puente/ui'
import { textFields } from '../texts/messages-compliance.es.ts'
import { variableTexts } from '../texts/messages-templates.es.ts'
import { wordsIn } from '../texts/words-of.ts'
import { words } from '../texts/words.ts'

const and = new Intl.ListFormat('es-CL')
const labels = textFields['message-template']

const meaningOf = (name: string): string =>
  Object.hasOwn(variableTexts, name) ? variableTexts[name as keyof typeof variableTexts] : name

/** The labels of the texts that must use a variable. */
const neededIn = ({ needs }: MessageTemplate, name: string): string[] =>
  Object.entries(needs).flatMap(([text, names]) =>
    names?.includes(name) === true ? [wordsIn(labels[text as keyof typeof labels]).label] : [],
  )

/** The variables that the texts of a template may use, and those that they must use. */
export function TemplateVariables({ name }: { name: string }) {
  const template = templateOf(name)
  if (template === undefined) return null
  return (
    <Card title={words('variables.title')}>
      <Muted as="p">{words('variables.text')}</Muted>
      <DefinitionList
        items={Object.entries(template.variables).map(([variable, kind]) => {
          const needed = neededIn(template, variable)
          return {
            term: `{${variable}}`,
            value: [
              meaningOf(variable),
              typeof kind === 'string' ? '' : words('variables.values', { values: and.format(kind) }),
              needed.length === 0 ? '' : words('variables.needed', { texts: and.format(needed) }),
            ]
              .filter((part) => part !== '')
              .join('. '),
          }
        })}
      />
    </Card>
  )
}
