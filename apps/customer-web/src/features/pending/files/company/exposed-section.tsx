import { styled } from '@mui/material/styles'
import type { CompanyFileView } from '@puente/contract/customer'
import { Button, Checkbox, Form, Muted } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { words } from '../words.ts'
import { companyFaults, useSaveSection } from './use-company-file.ts'

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 6 },
})

/** Politically exposed persons among the people of the company; an explicit "none" is a declaration too. */
export function ExposedSection({ view: { file } }: { view: CompanyFileView }) {
  const save = useSaveSection('exposed')
  const form = useEndpointForm({
    sending: save,
    defaults: { exposed: file.exposed ?? [] },
    faults: (error) => companyFaults(error),
    submit: (values) => save.mutate(values),
  })
  const { value: exposed, onChange } = form.choice('exposed')
  const people = [
    ...new Map(
      [...(file.representatives ?? []), ...(file.owners ?? []).filter(({ kind }) => kind !== 'company')].map(
        (one) => [one.number, one],
      ),
    ).values(),
  ]
  if (people.length === 0) return <Muted>{words('company.exposed.people')}</Muted>
  return (
    <Form {...form.props}>
      <Group>
        <legend>{words('company.exposed.legend')}</legend>
        {people.map(({ name, number }) => (
          <Checkbox
            key={number}
            name={number}
            label={`${name} · ${number}`}
            checked={exposed.includes(number)}
            onChange={(event) =>
              onChange([
                ...exposed.filter((one) => one !== number),
                ...(event.target.checked ? [number] : []),
              ])
            }
          />
        ))}
      </Group>
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('company.exposed.submit')}
      </Button>
    </Form>
  )
}
