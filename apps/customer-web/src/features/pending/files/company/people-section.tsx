import type { CompanyDraft, CompanyFileView } from '@puente/contract/customer'
import { Button, ButtonLink, DefinitionList, HiddenText, Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { useState } from 'react'
import { paths } from '../../../../paths.ts'
import { useNext } from '../use-next.ts'
import { words } from '../words.ts'
import { PersonForm, typedOf, type PersonTyped } from './person-form.tsx'
import { companyFaults, sectionAfter, useSaveSection } from './use-company-file.ts'

interface PeopleSectionProps {
  list: 'representatives' | 'owners'
  view: CompanyFileView
}

/** The typed list in the format of the server. */
function draftOf(list: PeopleSectionProps['list'], people: readonly PersonTyped[]): CompanyDraft {
  if (list === 'owners') return { owners: [...people] }
  return {
    representatives: people.map(({ share: _share, controls: _controls, ...person }) => person),
  }
}

/** The people of the company: a list, with one open form at a time. */
export function PeopleSection({ list, view }: PeopleSectionProps) {
  const next = useNext()
  const save = useSaveSection(list, false)
  const people = (view.file[list] ?? []).map(typedOf)
  const [editing, setEditing] = useState<number | undefined>(people.length === 0 ? 0 : undefined)
  const keep = (changed: readonly PersonTyped[]) =>
    save.mutate(draftOf(list, changed), { onSuccess: () => setEditing(undefined) })
  const whole = companyFaults(save.error)[list]
  if (editing !== undefined)
    return (
      <PersonForm
        key={editing}
        owner={list === 'owners'}
        person={people[editing]}
        save={save}
        rename={(at) => at.replace(`${list}.${editing}.`, '')}
        onSave={(person) => keep([...people.slice(0, editing), person, ...people.slice(editing + 1)])}
        onCancel={people.length === 0 ? undefined : () => setEditing(undefined)}
      />
    )
  return (
    <>
      {whole === undefined ? null : <Notice tone="bad">{whole}</Notice>}
      <DefinitionList
        items={people.map((person, index) => ({
          key: person.number,
          term: person.name,
          value: [person.number, ...(list === 'owners' ? [ownsText(view, index)] : [])].join(' · '),
          action: (
            <>
              <Button kind="text" onPress={() => setEditing(index)}>
                {words('company.people.edit')}
                <HiddenText> {person.name}</HiddenText>
              </Button>
              <Button
                kind="text"
                busy={save.isPending}
                onPress={() => keep(people.filter((_, other) => other !== index))}
              >
                {words('company.people.remove')}
                <HiddenText> {person.name}</HiddenText>
              </Button>
            </>
          ),
        }))}
      />
      {list === 'owners' ? <Total view={view} /> : null}
      {people.length === 0 ? <Muted>{words('company.people.none')}</Muted> : null}
      <Button onPress={() => setEditing(people.length)}>{words('company.people.add')}</Button>
      {people.length === 0 ? null : (
        <ButtonLink kind="primary" href={paths.companyInfo(sectionAfter(view, list), next)}>
          {words('company.people.next')}
        </ButtonLink>
      )}
    </>
  )
}

function ownsText({ file }: CompanyFileView, index: number): string {
  const owner = file.owners?.[index]
  const share = format.percent(owner?.shareBps ?? 0)
  return words(owner?.controls === true ? 'company.people.ownsControls' : 'company.people.owns', { share })
}

/** The sum of the shares, and the faults of the list as a whole. */
function Total({ view: { file, missing } }: { view: CompanyFileView }) {
  const { owners = [] } = file
  if (owners.length === 0) return null
  const sum = owners.reduce((bps, { shareBps }) => bps + shareBps, 0)
  const fault = sum > 10_000 ? 'over-the-whole' : 'nobody-controls'
  return missing.includes('owners') ? (
    <Notice tone="warn">{words(`company.faults.${fault}`)}</Notice>
  ) : (
    <Muted>{words('company.people.total', { share: format.percent(sum) })}</Muted>
  )
}
