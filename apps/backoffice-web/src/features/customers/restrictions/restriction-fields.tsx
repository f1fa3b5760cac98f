import {
  reasonsOf,
  restrictionEnds,
  type RestrictionEnd,
  type RestrictionKind,
  type RestrictionReason,
  type RestrictionTermsWire,
  type StaffCustomer,
} from '@puente/contract/staff'
import { DatePicker, Select } from '@puente/ui'
import { HttpError, isDay, type EndpointForm } from '@puente/web'
import { words } from './words.ts'

/** What staff type about a restriction. */
export interface TypedRestriction {
  readonly [field: string]: string
  readonly reason: RestrictionReason | ''
  readonly endsBy: RestrictionEnd | ''
  readonly ownerId: string
  readonly reviewOn: string
  readonly effectiveOn: string
}

export type Owners = StaffCustomer['restrictionOwners']

/** The terms typed, with the note; undefined until every choice is made. */
export function termsTyped(
  { reason, endsBy, ownerId, reviewOn, effectiveOn }: TypedRestriction,
  kind: RestrictionKind,
  note: string,
): RestrictionTermsWire | undefined {
  if (reason === '' || endsBy === '') return undefined
  return { reason, endsBy, ownerId, reviewOn, ...(kind === 'exit' ? { effectiveOn } : {}), note }
}

const texts = {
  'too-early': words('fields.tooEarly'),
  'too-far': words('fields.tooFar'),
  choice: words('fields.notOffered'),
  'not-a-date': words('fields.reviewMissing'),
} as const

/** The faults of a refused proposal, at their fields. */
export function restrictionFaults(error: unknown): Record<string, string> {
  const fields = error instanceof HttpError ? (error.problem?.fields ?? []) : []
  return Object.fromEntries(
    fields.flatMap(({ at, fault }) =>
      Object.hasOwn(texts, fault) ? [[at, texts[fault as keyof typeof texts]]] : [],
    ),
  )
}

interface RestrictionFieldsProps {
  kind: RestrictionKind
  /** Reasons that the reader may propose; undefined: all of the kind. */
  only?: readonly RestrictionReason[]
  owners: Owners
  form: EndpointForm<TypedRestriction>
}

/** The fields of a restriction: reason, what ends it, owner, review, and the notice of an exit. */
export function RestrictionFields({ kind, only, owners, form }: RestrictionFieldsProps) {
  // The customer reads nothing about a legal hold.
  const isRead = kind !== 'legal-hold'
  const offered = reasonsOf[kind].filter((reason) => only === undefined || only.includes(reason))
  return (
    <>
      <Select
        label={words('fields.reason')}
        hint={isRead ? words('fields.reasonHint') : undefined}
        placeholder={words('fields.reasonChoose')}
        options={offered.map((value) => ({ value, label: words(`reasons.${value}`) }))}
        {...form.field('reason', {
          validate: (value) => offered.some((one) => one === value) || words('fields.reasonMissing'),
        })}
      />
      <Select
        label={words('fields.endsBy')}
        placeholder={words('fields.endsByChoose')}
        options={restrictionEnds.map((value) => ({ value, label: words(`ends.${value}`) }))}
        {...form.field('endsBy', { required: words('fields.endsByMissing') })}
      />
      <Select
        label={words('fields.owner')}
        placeholder={words('fields.ownerChoose')}
        options={owners.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('ownerId', { required: words('fields.ownerMissing') })}
      />
      <DatePicker
        label={words('fields.reviewOn')}
        hint={isRead ? words('fields.reviewHint') : undefined}
        {...form.choice('reviewOn', { validate: (day) => isDay(day) || words('fields.reviewMissing') })}
      />
      {kind === 'exit' ? (
        <DatePicker
          label={words('fields.effectiveOn')}
          hint={words('fields.effectiveHint')}
          {...form.choice('effectiveOn', {
            validate: (day) => isDay(day) || words('fields.effectiveMissing'),
          })}
        />
      ) : null}
    </>
  )
}
