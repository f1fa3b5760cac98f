import { Button, Card, Column, Form, PageHeading, TextInput } from '@puente/ui'
import { formatRut, parseRut } from '@puente/contract/corridors'
import { companyRutFault, fieldForms, useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { enterSession } from '../access/session-actions.ts'
import { words } from './words-company.ts'

interface Values {
  readonly rut: string
  readonly legalName: string
}

/** Opens the account of a company. The user becomes its administrator, acts for it and continues with its file. */
export function NewCompanyScreen() {
  const open = useOpenCompany()
  const form = useEndpointForm<Values>({
    sending: open,
    defaults: { rut: '', legalName: '' },
    labels: { rut: fieldForms.companyRut },
    submit: (values) => open.mutate(values),
  })
  return (
    <Column>
      <PageHeading title={words('title')} lead={words('lead')} />
      <Card>
        <Form {...form.props}>
          <TextInput
            label={words('rut')}
            hint={words('rutHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            {...form.field('rut', {
              validate: (typed) => companyRutFault(typed) ?? true,
              onBlur: (event: { target: { value: string } }) => {
                const rut = parseRut(event.target.value)
                if ('normalised' in rut) form.setValue('rut', formatRut(rut.normalised))
              },
            })}
          />
          <TextInput
            label={words('legalName')}
            hint={words('legalNameHint')}
            autoComplete="organization"
            maxLength={200}
            {...form.field('legalName', { required: words('legalNameMissing') })}
          />
          <Button type="submit" kind="primary" fullWidth busy={open.isPending || open.isSuccess}>
            {words('submit')}
          </Button>
        </Form>
      </Card>
      <p>{words('after')}</p>
    </Column>
  )
}

function useOpenCompany() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: Values) => api.openCompany({ body }),
    onSuccess: async (session) => {
      enterSession(queryClient, session)
      await router.navigate({ href: paths.companyInfo(), replace: true })
    },
  })
}
