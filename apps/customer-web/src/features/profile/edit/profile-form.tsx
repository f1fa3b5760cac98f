import type { LocalitiesWire, ProfileWire } from '@puente/contract/customer'
import { Button, Form } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../api.ts'
import { ComunaFields } from '../../localities/comuna-fields.tsx'
import { profileQuery } from '../profile-queries.ts'
import { CountryField, HOME_COUNTRY, NotServed } from './country-field.tsx'
import { asksEmployer, StreetFields, WorkFields } from './profile-fields.tsx'
import { editOf, valuesOf, type ProfilePart } from './profile-values.ts'

interface ProfileFormProps {
  profile: ProfileWire
  localities: LocalitiesWire
  /** The parts of the form; at most five fields. */
  parts: readonly ProfilePart[]
  submitLabel: string
  /** Called once it is saved; the button stays busy until this resolves. */
  onSaved: () => unknown
  /** Shown beside the button. */
  children?: ReactNode
}

/** A form for some parts of a customer's profile, saved at once when valid. */
export function ProfileForm({
  profile,
  localities,
  parts,
  submitLabel,
  onSaved,
  children,
}: ProfileFormProps) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: async (values: ReturnType<typeof valuesOf>) => {
      const employed = asksEmployer(profile.occupations, values.occupation)
      const saved = await api.saveProfile({ body: editOf(values, parts, employed) })
      queryClient.setQueryData(profileQuery.queryKey, saved)
      await onSaved()
    },
  })
  const form = useEndpointForm({
    sending: save,
    defaults: valuesOf(profile, localities),
    fieldOf: (at) => at.replace('address.', ''),
    submit: (values) => save.mutate(values),
  })
  return (
    <Form {...form.props}>
      {parts.includes('country') ? <CountryField field={form.field} localities={localities} /> : null}
      {parts.includes('country') && form.watch('country') !== HOME_COUNTRY ? (
        <NotServed />
      ) : (
        <>
          {parts.includes('work') ? (
            <WorkFields
              field={form.field}
              occupations={profile.occupations}
              chosen={form.watch('occupation')}
            />
          ) : null}
          {parts.includes('locality') ? <ComunaFields choice={form.choice} localities={localities} /> : null}
          {parts.includes('street') ? <StreetFields field={form.field} /> : null}
          <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
            {submitLabel}
          </Button>
          {children}
        </>
      )}
    </Form>
  )
}
