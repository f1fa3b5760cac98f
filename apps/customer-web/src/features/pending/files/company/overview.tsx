import { styled } from '@mui/material/styles'
import { companySections } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'
import { Button, ButtonLink, Card, DefinitionList, Form, HiddenText, Link, Muted, Notice } from '@puente/ui'
import { useEndpointForm, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api.ts'
import { paths } from '../../../../paths.ts'
import { useSettled } from '../../../tasks/use-settled.ts'
import { companyFileQuery } from '../queries.ts'
import { partState } from './part-state.ts'
import { useNext } from '../use-next.ts'
import { words } from '../words.ts'

const Below = styled('div')({ marginTop: 24 })

/**
 * The overview of the file: parts to correct, complete and missing parts, and what happens after it is
 * submitted.
 */
export function Overview({ view, mine }: { view: CompanyFileView; mine: boolean }) {
  const { missing, returned } = view
  const next = useNext()
  const [first] = missing
  return (
    <>
      {returned.length === 0 ? null : (
        <Notice tone="warn" title={words('company.returned')}>
          <ul>
            {returned.map(({ section, text }) => (
              <li key={section}>
                {words(`company.sections.${section}`)}: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Card>
        <p>
          {words('company.howLong')} {words('company.need')}
        </p>
        <DefinitionList
          items={companySections.map((section) => ({
            key: section,
            term: words(`company.sections.${section}`),
            value: words(`company.states.${partState(view, section)}`),
            ...(mine && partState(view, section) !== 'accepted'
              ? {
                  action: (
                    <Link href={paths.companyInfo(section, next)}>
                      {words(missing.includes(section) ? 'company.fill' : 'company.change')}
                      <HiddenText> {words(`company.sections.${section}`)}</HiddenText>
                    </Link>
                  ),
                }
              : {}),
          }))}
        />
        <Below>
          {mine && first !== undefined ? (
            <ButtonLink kind="primary" href={paths.companyInfo(first, next)}>
              {words('company.begin', { section: words(`company.sections.${first}`) })}
            </ButtonLink>
          ) : null}
          {mine && first === undefined ? <Submit /> : null}
        </Below>
        <p>
          <Muted>
            {words('company.after', { days: view.usualDays })}{' '}
            {view.usualHours === undefined ? '' : words('company.measured', { hours: view.usualHours })}
          </Muted>
        </p>
      </Card>
    </>
  )
}

function Submit() {
  const queryClient = useQueryClient()
  const settled = useSettled()
  const keyOf = useKeyOf()
  const submit = useMutation({
    mutationFn: () => api.submitCompanyFile({ idempotencyKey: keyOf(undefined) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (file) => {
      queryClient.setQueryData(companyFileQuery.queryKey, file)
      await settled()
    },
  })
  const form = useEndpointForm({ sending: submit, defaults: {}, submit: () => submit.mutate() })
  return (
    <Form {...form.props}>
      <Button type="submit" kind="primary" fullWidth busy={submit.isPending || submit.isSuccess}>
        {words('company.submit')}
      </Button>
    </Form>
  )
}
