import type { PlacesWire, ProfileWire } from '@puente/contract/customer'
import { Button, Form, messagesOf } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { api } from '../../../api.ts'
import { ComunaFields } from '../../places/comuna-fields.tsx'
import { profileQuery } from '../profile-queries.ts'
import { CountryField, HOME_COUNTRY, NotServed } from './country-field.tsx'
import { asksEmployer, StreetFields, WorkFields } from './profile-fields.tsx'
import { editOf, valuesOf, type ProfilePart } from './profile-values.ts'

interface ProfileFormProps {
  profile: ProfileWire
  places: PlacesWire
  /** The parts of the form; at most five fields. */
  parts: readonly ProfilePart[]
  submitLabel: string
  /** Called once it is saved; the button stays busy until this resolves. */
  onSaved: () => unknown
  /** Shown beside the button. */
  children?: ReactNode
}

/** A form for some parts of a customer's profile, saved at once when valid. */
export function ProfileForm({ profile, places, parts, submitLabel, onSaved, children }: ProfileFormProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    shouldFocusError: false,
    reValidateMode: 'onBlur',
    defaultValues: valuesOf(profile, places),
  })
  const country = useWatch({ control: form.control, name: 'country' })
  const save = useMutation({
    mutationFn: async (values: ReturnType<typeof valuesOf>) => {
      const employed = asksEmployer(profile.occupations, values.occupation)
      const saved = await api.saveProfile({ body: editOf(values, parts, employed) })
      queryClient.setQueryData(profileQuery.queryKey, saved)
      await onSaved()
    },
  })
  return (
    <Form
      busy={save.isPending}
      refusal={refusalOf(save.error)}
      faults={{
        ...faultsOf(save.error, (at) => at.replace('address.', '')),
        ...messagesOf(form.formState.errors),
      }}
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
    >
      {parts.includes('country') ? <CountryField form={form} places={places} /> : null}
      {parts.includes('country') && country !== HOME_COUNTRY ? (
        <NotServed />
      ) : (
        <>
          {parts.includes('work') ? <WorkFields form={form} occupations={profile.occupations} /> : null}
          {parts.includes('place') ? <ComunaFields form={form} places={places} /> : null}
          {parts.includes('street') ? <StreetFields form={form} /> : null}
          <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
            {submitLabel}
          </Button>
          {children}
        </>
      )}
    </Form>
  )
}
