import type { CompanyDraft, CompanyFileView } from '@puente/contract/customer'
import { Button, ButtonLink, DefinitionList, HiddenText, Muted, Notice } from '@puente/ui'
import { exactShare, format } from '@puente/web'
import { useState } from 'react'
import { paths } from '../../../../paths.ts'
import { useNext } from '../use-next.ts'
import { words } from '../words.ts'
import { PersonForm, typedOf, type PersonTyped } from './person-form.tsx'
import { companyFaults, faultText, sectionAfter, useSaveSection } from './use-company-file.ts'

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
        companies={list === 'owners' ? companiesIn(people, people[editing]?.number) : []}
        person={people[editing]}
        save={save}
        rename={(at) => at.replace(`${list}.${editing}.`, '')}
        onSave={(person) => keep(replaced(people, editing, person))}
        onCancel={people.length === 0 ? undefined : () => setEditing(undefined)}
      />
    )
  return (
    <>
      {whole === undefined ? null : <Notice tone="bad">{whole}</Notice>}
      <DefinitionList
        items={people.map((person, index) => ({
          key: `${person.number} ${person.of ?? ''}`,
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

/** The companies and nominees whose owners can be named, each once; not the one that is edited. */
function companiesIn(people: readonly PersonTyped[], edited: string | undefined) {
  const named = people.filter(
    ({ kind, number }) => kind !== 'person' && kind !== 'bearer' && number !== edited,
  )
  return [...new Map(named.map(({ number, name }) => [number, name]))].map(([value, label]) => ({
    value,
    label,
  }))
}

/** The list with one element replaced; the owners of a company follow its number. */
function replaced(people: readonly PersonTyped[], at: number, person: PersonTyped): PersonTyped[] {
  const before = people[at]?.number
  const moved = people.map((one) =>
    before !== undefined && one.of === before ? { ...one, of: person.number } : one,
  )
  return [...moved.slice(0, at), person, ...moved.slice(at + 1)]
}

function ownsText({ file }: CompanyFileView, index: number): string {
  const owner = file.owners?.[index]
  const share = exactShare(owner?.share, format.percent(owner?.shareBps ?? 0))
  const company = file.owners?.find(({ number }) => number === owner?.of)?.name
  if (company !== undefined) return words('company.people.ownsOf', { share, company })
  return words(owner?.controls === true ? 'company.people.ownsControls' : 'company.people.owns', { share })
}

/** What prevents the declaration, and the beneficial owners with their total share. */
function Total({ view: { file, missing, ownership } }: { view: CompanyFileView }) {
  if (file.owners === undefined || file.owners.length === 0) return null
  const { persons, undeclaredBps = 0 } = ownership
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
      <DefinitionList
        items={persons.flatMap(({ name, number, share, shareBps, beneficial }) =>
          beneficial && shareBps !== undefined
            ? [
                {
                  key: number,
                  term: words('company.people.beneficial', { name }),
                  value: exactShare(share, format.percent(shareBps)),
                },
              ]
            : [],
        )}
      />
      {undeclaredBps === 0 ? null : (
        <Muted>{words('company.people.undeclared', { share: format.percent(undeclaredBps) })}</Muted>
      )}
    </>
  )
}
