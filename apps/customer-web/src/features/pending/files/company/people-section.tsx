import { styled } from '@mui/material/styles'
import type { CompanyDraft, CompanyFileView } from '@puente/contract/customer'
import { Button, ButtonLink, Muted, Notice } from '@puente/ui'
import { CompanyOwners, exactShare, format } from '@puente/web'
import { useState } from 'react'
import { paths } from '../../../../paths.ts'
import { useNext } from '../use-next.ts'
import { words } from '../words.ts'
import { PeopleEditor } from './people-editor.tsx'
import { typedOf, type PersonTyped } from './person-form.tsx'
import { companyFaults, faultText, sectionAfter, useSaveSection } from './use-company-file.ts'

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 })

interface PeopleSectionProps {
  list: 'representatives' | 'owners'
  view: CompanyFileView
}

/** The typed list in the format of the server. */
function draftOf(list: PeopleSectionProps['list'], people: readonly PersonTyped[]): CompanyDraft {
  if (list === 'owners')
    return { owners: people.map(({ of, ...one }) => (of === undefined ? one : { ...one, of })) }
  return {
    representatives: people.map(
      ({ share: _share, controls: _controls, kind: _kind, of: _of, ...person }) => person,
    ),
  }
}

/** The people of the company: a list, with one open form at a time. */
export function PeopleSection({ list, view }: PeopleSectionProps) {
  const save = useSaveSection(list, false)
  const people = (view.file[list] ?? []).map(typedOf)
  const [editing, setEditing] = useState<number | undefined>(people.length === 0 ? 0 : undefined)
  const keep = (changed: readonly PersonTyped[]) =>
    save.mutate(draftOf(list, changed), { onSuccess: () => setEditing(undefined) })
  const whole = companyFaults(save.error)[list]
  return (
    <>
      {whole === undefined || editing !== undefined ? null : <Notice tone="bad">{whole}</Notice>}
      <PeopleEditor
        list={list}
        people={people}
        editing={editing}
        onEdit={setEditing}
        save={save}
        onChange={keep}
        textOf={({ number }, index) =>
          [number, ...(list === 'owners' ? [ownsText(view, index)] : [])].join(' · ')
        }
      />
      {editing === undefined ? (
        <Rest list={list} view={view} onAdd={() => setEditing(people.length)} />
      ) : null}
    </>
  )
}

/** Below the list: what the owners sum to, and what can be done next. */
function Rest({ list, view, onAdd }: PeopleSectionProps & { onAdd: () => void }) {
  const next = useNext()
  const people = view.file[list] ?? []
  return (
    <>
      {list === 'owners' ? <Total view={view} /> : null}
      {people.length === 0 ? <Muted>{words('company.people.none')}</Muted> : null}
      <Actions>
        <Button onPress={onAdd}>{words('company.people.add')}</Button>
        {people.length === 0 ? null : (
          <ButtonLink kind="primary" href={paths.companyInfo(sectionAfter(view, list), next)}>
            {words('company.people.next')}
          </ButtonLink>
        )}
      </Actions>
    </>
  )
}

function ownsText({ file }: CompanyFileView, index: number): string {
  const owner = file.owners?.[index]
  const share = exactShare(owner?.share, format.percent(owner?.shareBps ?? 0))
  const company = file.owners?.find(({ number }) => number === owner?.of)?.name
  if (company !== undefined) return words('company.people.ownsOf', { share, company })
  return words(owner?.controls === true ? 'company.people.ownsControls' : 'company.people.owns', { share })
}

/** What prevents the declaration, and the drawing of the owners with the beneficial ones highlighted. */
function Total({ view: { file, missing, ownership } }: { view: CompanyFileView }) {
  if (file.owners === undefined || file.owners.length === 0) return null
  const { undeclaredBps = 0 } = ownership
  return (
    <>
      {missing.includes('owners') ? (
        <Notice tone="warn">
          {ownership.faults.map(({ name, fault }) => {
            const text = faultText(fault)
            return <div key={`${name} ${fault}`}>{name === undefined ? text : `${name}: ${text}`}</div>
          })}
        </Notice>
      ) : null}
      <CompanyOwners file={file} ownership={ownership} />
      {undeclaredBps === 0 ? null : (
        <Muted>{words('company.people.undeclared', { share: format.percent(undeclaredBps) })}</Muted>
      )}
    </>
  )
}
