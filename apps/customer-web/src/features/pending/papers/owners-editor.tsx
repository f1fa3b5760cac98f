import { styled } from '@mui/material/styles'
import type { CompanyDraft, OwnersComparison } from '@puente/contract/customer'
import { Button, Card, Form, Muted, Notice, SkeletonLines } from '@puente/ui'
import { HttpError, useEndpointForm } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { PeopleEditor } from '../files/company/people-editor.tsx'
import { typedOf, type PersonTyped } from '../files/company/person-form.tsx'
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
  /** Receives the comparison of owners and company documents after saving. */
  onDeclared: (comparison: OwnersComparison) => unknown
  onCancel: () => void
}

/** The current owners, those of owner companies included; all are declared in one request. */
export function OwnersEditor(props: OwnersEditorProps) {
  const query = useQuery(companyFileQuery)
  return (
    <Loaded query={query} failed={words('owners.failed')} skeleton={<SkeletonLines lines={6} />}>
      {({ file: { owners = [] } }) => <Editor owners={owners.map(typedOf)} {...props} />}
    </Loaded>
  )
}

function Editor({ owners, onDeclared, onCancel }: OwnersEditorProps & { owners: readonly PersonTyped[] }) {
  const [people, setPeople] = useState(owners)
  const [editing, setEditing] = useState<number>()
  useFocusWhenSwapped(String(editing))
  const correct = useCorrect(onDeclared, setEditing)
  const form = useEndpointForm({
    sending: correct,
    defaults: {},
    faults: (error) => companyFaults(error),
    submit: () => correct.mutate({ owners: [...people] }),
  })
  const editor = (
    <PeopleEditor
      list="owners"
      people={people}
      editing={editing}
      onEdit={setEditing}
      save={correct}
      onChange={(changed) => {
        setPeople(changed)
        setEditing(undefined)
        correct.reset()
      }}
      textOf={(person) => ownsText(people, person)}
    />
  )
  const whole = companyFaults(correct.error)['owners']
  if (editing !== undefined) return <Card>{editor}</Card>
  return (
    <Card title={words('owners.edit.title')}>
      <Parts>
        {correct.data?.matches === false ? <Notice tone="warn">{words('owners.corrected')}</Notice> : null}
        {whole === undefined ? null : <Notice tone="bad">{whole}</Notice>}
        {people.length === 0 ? <Muted>{words('owners.edit.none')}</Muted> : editor}
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

/** '76.543.210-3 · 50 % de Matriz SpA' */
function ownsText(people: readonly PersonTyped[], { number, of, share, controls }: PersonTyped): string {
  const text = share.includes('/') ? share : `${share} %`
  const company = people.find((one) => one.number === of)?.name
  if (company !== undefined) return words('owners.edit.ownsOf', { number, share: text, company })
  return words(controls ? 'owners.edit.controls' : 'owners.edit.owns', { number, share: text })
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
