import type { CauseWire } from '@puente/contract/staff'
import { Button, PlusIcon, TextArea, TextInput } from '@puente/ui'
import { useState } from 'react'
import { causeId } from './cause-id.ts'
import { ChangeForm } from './change-form.tsx'
import { useProposeCauses } from './queries.ts'
import { words } from './words.ts'

type Typed = Partial<Pick<CauseWire, 'id'>> & Omit<CauseWire, 'id'>

const nameAt = (place: number) => `causes.${place}.name`
const aboutAt = (place: number) => `causes.${place}.about`
const number = (place: number) => ({ number: String(place + 1) })

/** What still lacks of each cause, at its field. */
const lacksOf = (causes: readonly Typed[]): Record<string, string> =>
  Object.fromEntries(
    causes.flatMap(({ name, about }, place) => [
      ...(name.trim().length < 3 ? [[nameAt(place), words('causes.missingName')]] : []),
      ...(about.trim().length < 10 ? [[aboutAt(place), words('causes.missingAbout')]] : []),
    ]),
  )

/** The whole list anew: causes are changed, added and taken away, and keep their id whatever they are called. */
export function ChangeCauses({ causes }: { causes: readonly CauseWire[] }) {
  const propose = useProposeCauses()
  const [typed, setTyped] = useState<readonly Typed[]>(causes)
  const change = (place: number, part: Partial<Typed>) =>
    setTyped((before) => before.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <ChangeForm
      busy={propose.isPending}
      error={propose.error}
      lacks={() => lacksOf(typed)}
      rename={(at) => at.replace(/\.id$/, '.name')}
      labels={Object.fromEntries(
        typed.flatMap((_, place) => [
          [nameAt(place), words('causes.name', number(place))],
          [aboutAt(place), words('causes.about', number(place))],
        ]),
      )}
      onPropose={(note) =>
        propose.mutate({
          note,
          causes: typed.map(({ id, name, about }) => ({
            id: id ?? causeId(name),
            name: name.trim(),
            about: about.trim(),
          })),
        })
      }
    >
      {typed.map((cause, place) => (
        <CauseFields
          key={cause.id ?? `new-${place}`}
          cause={cause}
          place={place}
          onChange={(part) => change(place, part)}
          onRemove={() => setTyped((before) => before.filter((_, at) => at !== place))}
        />
      ))}
      <div>
        <Button
          size="small"
          start={<PlusIcon aria-hidden />}
          onPress={() => setTyped((before) => [...before, { name: '', about: '' }])}
        >
          {words('causes.add')}
        </Button>
      </div>
    </ChangeForm>
  )
}

interface CauseFieldsProps {
  cause: Typed
  place: number
  onChange: (part: Partial<Typed>) => void
  onRemove: () => void
}

function CauseFields({ cause, place, onChange, onRemove }: CauseFieldsProps) {
  return (
    <>
      <TextInput
        name={nameAt(place)}
        label={words('causes.name', number(place))}
        maxLength={80}
        value={cause.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        name={aboutAt(place)}
        label={words('causes.about', number(place))}
        rows={2}
        maxLength={400}
        value={cause.about}
        onChange={(event) => onChange({ about: event.target.value })}
      />
      <div>
        <Button size="small" kind="text" onPress={onRemove}>
          {words('causes.remove', number(place))}
        </Button>
      </div>
    </>
  )
}
