import {
  breachDataClasses,
  type BreachBody,
  type BreachDataClass,
  type BreachWire,
} from '@puente/contract/staff'
import { Button, Card, Checkbox, DatePicker, Form, Muted, TextArea, TextInput } from '@puente/ui'
import { HttpError, isDay, useEndpointForm, type EndpointForm } from '@puente/web'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useSaveBreach } from './breach-queries.ts'
import { words } from './words.ts'

const texts: Readonly<Record<string, string>> = {
  'not-a-date': words('breaches.faults.day'),
  'too-early': words('breaches.faults.early'),
  'too-far': words('breaches.faults.late'),
}

function faultsOf(error: unknown): Record<string, string> {
  const fields = error instanceof HttpError ? (error.problem?.fields ?? []) : []
  return Object.fromEntries(
    fields.flatMap(({ at, fault }) => (texts[fault] === undefined ? [] : [[at, texts[fault]]])),
  )
}

const required = (name: 'what' | 'measures') => ({
  validate: (text: string) => text.trim() !== '' || words(`breaches.faults.${name}`),
})
const optionalDay = (day: string) => day === '' || isDay(day) || words('breaches.faults.day')
const given = (name: string, day: string) => (day === '' ? {} : { [name]: day })

type Typed = ReturnType<typeof typedOf>

const boxOf = (dataClass: BreachDataClass) => `class-${dataClass}` as const
const classesOf = (typed: Pick<Typed, ReturnType<typeof boxOf>>) =>
  breachDataClasses.filter((one) => typed[boxOf(one)])

/** A breach as it is typed; empty for a new one. */
const typedOf = (breach: BreachWire | undefined) => ({
  knownOn: breach?.knownOn ?? '',
  happenedOn: breach?.happenedOn ?? '',
  what: breach?.what ?? '',
  peopleCount: breach === undefined ? '' : String(breach.peopleCount),
  measures: breach?.measures ?? '',
  agencyNotifiedOn: breach?.agencyNotifiedOn ?? '',
  peopleNotifiedOn: breach?.peopleNotifiedOn ?? '',
  ...(Object.fromEntries(
    breachDataClasses.map((one) => [boxOf(one), breach?.dataClasses.includes(one) === true]),
  ) as Record<ReturnType<typeof boxOf>, boolean>),
})

const bodyOf = (typed: Typed): BreachBody => ({
  knownOn: typed.knownOn,
  dataClasses: classesOf(typed),
  peopleCount: Number(typed.peopleCount),
  what: typed.what.trim(),
  measures: typed.measures.trim(),
  ...given('happenedOn', typed.happenedOn),
  ...given('agencyNotifiedOn', typed.agencyNotifiedOn),
  ...given('peopleNotifiedOn', typed.peopleNotifiedOn),
})

/** Records a breach, or changes what is recorded about it. */
export function BreachForm({ breach }: { breach?: BreachWire }) {
  const router = useRouter()
  const save = useSaveBreach(breach?.id)
  const form = useEndpointForm<Typed>({
    sending: save,
    faults: faultsOf,
    defaults: typedOf(breach),
    submit: (typed) =>
      save.mutate(bodyOf(typed), {
        onSuccess: ({ id }) => void (breach === undefined && router.history.push(paths.dataBreach(id))),
      }),
  })
  return (
    <Card>
      <Form {...form.props}>
        <WhatHappened form={form} />
        <DataClasses form={form} />
        <WhatWasDone form={form} />
        <Button type="submit" kind="primary" busy={save.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('breaches.submit')}
        </Button>
      </Form>
    </Card>
  )
}

const WhatHappened = ({ form }: { form: EndpointForm<Typed> }) => (
  <>
    <DatePicker
      label={words('breaches.knownOn')}
      {...form.choice('knownOn', {
        validate: (day) => isDay(day) || words('breaches.faults.knownOn'),
      })}
    />
    <DatePicker
      label={words('breaches.happenedOn')}
      hint={words('breaches.happenedHint')}
      {...form.choice('happenedOn', { validate: optionalDay })}
    />
    <TextArea
      label={words('breaches.what')}
      hint={words('breaches.whatHint')}
      rows={4}
      maxLength={2000}
      {...form.field('what', required('what'))}
    />
    <TextInput
      label={words('breaches.peopleCount')}
      inputMode="numeric"
      maxLength={9}
      {...form.field('peopleCount', {
        validate: (typed) => /^[0-9]{1,9}$/.test(typed) || words('breaches.faults.number'),
      })}
    />
  </>
)

const WhatWasDone = ({ form }: { form: EndpointForm<Typed> }) => (
  <>
    <TextArea
      label={words('breaches.measures')}
      rows={4}
      maxLength={2000}
      {...form.field('measures', required('measures'))}
    />
    <DatePicker
      label={words('breaches.agencyNotifiedOn')}
      hint={words('breaches.notifiedHint')}
      {...form.choice('agencyNotifiedOn', { validate: optionalDay })}
    />
    <DatePicker
      label={words('breaches.peopleNotifiedOn')}
      hint={words('breaches.notifiedHint')}
      {...form.choice('peopleNotifiedOn', { validate: optionalDay })}
    />
  </>
)

/** The rule of the first checkbox: at least one class is chosen. */
const hasClasses = (_: boolean, typed: Typed) =>
  classesOf(typed).length > 0 || words('breaches.faults.classes')

function DataClasses({ form }: { form: EndpointForm<Typed> }) {
  const [financial, sensitive] = form.watch([boxOf('financial'), boxOf('sensitive')])
  return (
    <fieldset style={{ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 }}>
      <legend style={{ padding: 0, marginBottom: 8, fontWeight: 500 }}>
        {words('breaches.dataClasses')}
      </legend>
      {breachDataClasses.map((one, at) => (
        <Checkbox
          key={one}
          label={words(`breaches.classes.${one}`)}
          {...form.field(boxOf(one), at === 0 ? { validate: hasClasses } : {})}
        />
      ))}
      {financial || sensitive ? <Muted>{words('breaches.mustTell')}</Muted> : null}
    </fieldset>
  )
}
