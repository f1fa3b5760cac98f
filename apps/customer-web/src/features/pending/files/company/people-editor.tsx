import type { CompanyDraft } from '@puente/contract/customer'
import { Button, ConfirmDialog, DefinitionList, HiddenText } from '@puente/ui'
import { format } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { words } from '../words.ts'
import { companiesIn, replaced, separatedRows } from './owner-rows.ts'
import { PersonForm, type PersonTyped } from './person-form.tsx'

interface PeopleEditorProps {
  list: 'representatives' | 'owners'
  people: readonly PersonTyped[]
  /** The row whose form is open; as many as there are rows for a new one. */
  editing: number | undefined
  onEdit: (index: number | undefined) => void
  save: UseMutationResult<unknown, Error, CompanyDraft>
  /** Receives the whole changed list, without rows that belong to no owner any more. */
  onChange: (people: readonly PersonTyped[]) => void
  textOf: (person: PersonTyped, index: number) => string
}

/** Asks before rows are lost that belong to a removed or changed company; then hands the list on. */
function useAskedChange(list: PeopleEditorProps['list'], onChange: PeopleEditorProps['onChange']) {
  const [asked, setAsked] = useState<readonly PersonTyped[]>()
  const lost = asked === undefined ? [] : separatedRows(asked)
  const change = (people: readonly PersonTyped[]) =>
    list === 'owners' && separatedRows(people).length > 0 ? setAsked(people) : onChange(people)
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      danger
      title={words('company.people.lose.title', { count: format.count(lost.length) })}
      confirmLabel={words('company.people.lose.yes')}
      cancelLabel={words('company.people.lose.no')}
      onConfirm={() => {
        setAsked(undefined)
        onChange((asked ?? []).filter((one) => !lost.includes(one)))
      }}
      onCancel={() => setAsked(undefined)}
    >
      {words('company.people.lose.text', { names: lost.map(({ name }) => name).join(', ') })}
    </ConfirmDialog>
  )
  return { change, dialog }
}

/** The people of a company, or the graph of its owners: a list, with one open form at a time. */
export function PeopleEditor({ list, people, editing, onEdit, save, onChange, textOf }: PeopleEditorProps) {
  const { change, dialog } = useAskedChange(list, onChange)
  if (editing !== undefined)
    return (
      <>
        {dialog}
        <PersonForm
          key={editing}
          owner={list === 'owners'}
          companies={list === 'owners' ? companiesIn(people, people[editing]?.number) : []}
          person={people[editing]}
          save={save}
          rename={(at) => at.replace(`${list}.${editing}.`, '')}
          onSave={(person) => change(replaced(people, editing, person))}
          onCancel={people.length === 0 ? undefined : () => onEdit(undefined)}
        />
      </>
    )
  return (
    <>
      {dialog}
      <DefinitionList
        items={people.map((person, index) => ({
          key: `${person.number} ${person.of ?? ''} ${index}`,
          term: person.name,
          value: textOf(person, index),
          action: (
            <>
              <Button kind="text" onPress={() => onEdit(index)}>
                {words('company.people.edit')}
                <HiddenText> {person.name}</HiddenText>
              </Button>
              <Button
                kind="text"
                busy={save.isPending}
                onPress={() => change(people.filter((_, other) => other !== index))}
              >
                {words('company.people.remove')}
                <HiddenText> {person.name}</HiddenText>
              </Button>
            </>
          ),
        }))}
      />
    </>
  )
}
