import { styled } from '@mui/material/styles'
import type { CompanyDraft, OwnersComparison } from '@puente/contract/customer'
import { Button, Card, DefinitionList, Form, HiddenText, Muted, Notice } from '@puente/ui'
import { HttpError, useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { PersonForm, typedOf, type PersonTyped } from '../files/company/person-form.tsx'
import { companyFaults } from '../files/company/use-company-file.ts'
import { companyFileQuery } from '../files/queries.ts'
import { useFocusWhenSwapped } from '../use-focus-when-swapped.ts'
import { companyOwnersQuery } from '../../documents/company-documents-queries.ts'
import { words } from './words.ts'

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > form, & > dl': { width: '100%' },
})

interface OwnersEditorProps {
  declared: OwnersComparison['declared']
  /** Receives the comparison of owners and company documents after saving. */
  onDeclared: (comparison: OwnersComparison) => unknown
  onCancel: () => void
}

/** The current owners: each can be changed, removed or added; all are declared in one request. */
export function OwnersEditor({ declared, onDeclared, onCancel }: OwnersEditorProps) {
  const [people, setPeople] = useState<readonly PersonTyped[]>(declared.map(typedOf))
  const [editing, setEditing] = useState<number>()
  useFocusWhenSwapped(String(editing))
  const correct = useCorrect(onDeclared, setEditing)
  const form = useEndpointForm({
    sending: correct,
    defaults: {},
    faults: (error) => companyFaults(error),
    submit: () => correct.mutate({ owners: [...people] }),
  })
  const put = (index: number, person: readonly PersonTyped[]) => {
    setPeople([...people.slice(0, index), ...person, ...people.slice(index + 1)])
    setEditing(undefined)
    correct.reset()
  }
  if (editing !== undefined)
    return (
      <Card>
        <PersonForm
          key={editing}
          owner
          person={people[editing]}
          save={correct}
          rename={(at) => at.replace(`owners.${editing}.`, '')}
          onSave={(person) => put(editing, [person])}
          onCancel={() => setEditing(undefined)}
        />
      </Card>
    )
  return (
    <Card title={words('owners.edit.title')}>
      <Parts>
        {correct.data?.matches === false ? <Notice tone="warn">{words('owners.corrected')}</Notice> : null}
        <People people={people} onEdit={setEditing} onRemove={(index) => put(index, [])} />
        <Button onPress={() => setEditing(people.length)}>{words('owners.edit.add')}</Button>
        <Form {...form.props}>
          <Button type="submit" kind="primary" fullWidth busy={correct.isPending}>
            {words('owners.edit.submit')}
          </Button>
          <Button kind="text" fullWidth onPress={onCancel}>
            {words('owners.edit.cancel')}
          </Button>
        </Form>
      </Parts>
    </Card>
  )
}

/** Declares the owners; `onFault` receives the owner that has a fault. */
function useCorrect(onDeclared: OwnersEditorProps['onDeclared'], onFault: (index: number) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ owners = [] }: CompanyDraft) => api.correctCompanyOwners({ body: { owners } }),
    onSuccess: async (comparison) => {
      await queryClient.invalidateQueries({ queryKey: companyFileQuery.queryKey })
      queryClient.setQueryData(companyOwnersQuery.queryKey, comparison)
      await onDeclared(comparison)
    },
    onError: (error) => {
      const at = error instanceof HttpError ? (error.problem?.fields?.[0]?.at ?? '') : ''
      const index = /^owners\.(\d+)\./.exec(at)?.[1]
      if (index !== undefined) onFault(Number(index))
    },
  })
}

interface PeopleProps {
  people: readonly PersonTyped[]
  onEdit: (index: number) => void
  onRemove: (index: number) => void
}

function People({ people, onEdit, onRemove }: PeopleProps) {
  if (people.length === 0) return <Muted>{words('owners.edit.none')}</Muted>
  return (
    <DefinitionList
      items={people.map(({ name, number, share, controls }, index) => ({
        term: name,
        value: words(controls ? 'owners.edit.controls' : 'owners.edit.owns', {
          number,
          share: share.includes('/') ? share : `${share} %`,
        }),
        action: (
          <>
            <Button kind="text" onPress={() => onEdit(index)}>
              {words('owners.edit.change')}
              <HiddenText> {name}</HiddenText>
            </Button>
            <Button kind="text" onPress={() => onRemove(index)}>
              {words('owners.edit.remove')}
              <HiddenText> {name}</HiddenText>
            </Button>
          </>
        ),
      }))}
    />
  )
}
