import type { ApplicationWire, LocalitiesWire } from '@puente/contract/customer'
import {
  Button,
  DefinitionList,
  Form,
  HiddenText,
  Link,
  Muted,
  typedOfIso,
  type Definition,
} from '@puente/ui'
import { useEndpointForm, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { localitiesQuery } from '../localities/localities-query.ts'
import { applicationQuery } from './application-queries.ts'
import { FilePage } from './file-page.tsx'
import type { FileStep } from './file-steps.ts'
import { useCallbackUrl } from '../access/use-callback-url.ts'
import { useFile } from './use-file.ts'
import { words } from './words.ts'

/** A summary of the application before it is submitted and compared with the registry. */
export function FileReviewScreen() {
  const application = useFile()
  const { data: localities } = useSuspenseQuery(localitiesQuery)
  const callbackUrl = useCallbackUrl()
  const submit = useSubmit(callbackUrl)
  const form = useEndpointForm({ sending: submit, defaults: {}, submit: () => submit.mutate() })
  return (
    <FilePage step="review" title={words('review.title')} lead={words('review.lead')}>
      <Form {...form.props}>
        <DefinitionList items={linesOf(application, localities, callbackUrl)} />
        {application.attemptsLeft < 4 ? (
          <Muted>{words('review.attempts', { left: application.attemptsLeft })}</Muted>
        ) : null}
        <Button type="submit" kind="primary" fullWidth busy={submit.isPending || submit.isSuccess}>
          {words('review.submit')}
        </Button>
      </Form>
    </FilePage>
  )
}

function useSubmit(callbackUrl: string | undefined) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: () => api.submitApplication({ idempotencyKey: keyOf(undefined) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (application) => {
      queryClient.setQueryData(applicationQuery.queryKey, application)
      await router.navigate({ href: paths.signupStatus(callbackUrl), replace: true })
    },
  })
}

function linesOf(
  { file }: ApplicationWire,
  { countries }: LocalitiesWire,
  callbackUrl: string | undefined,
): Definition[] {
  const { address = {} } = file
  const line = (name: 'names' | 'rut' | 'birthDate' | 'nationality' | 'document' | 'phone' | 'address') =>
    words(`review.${name}`)
  const from = (step: FileStep, term: string, value: string | undefined): Definition => ({
    term,
    value: value ?? '',
    action: (
      <Link href={paths.signupFile(step, callbackUrl)}>
        {words('review.change')}
        <HiddenText> {term}</HiddenText>
      </Link>
    ),
  })
  const place = [address.comunaName, address.regionName].filter(Boolean).join(', ')
  const street = [address.street, address.number, address.unit].filter(Boolean).join(' ')
  return [
    from('identity', line('names'), [file.givenNames, file.surnames].filter(Boolean).join(' ')),
    from('identity', line('rut'), file.rut),
    from('identity', line('birthDate'), file.birthDate && typedOfIso(file.birthDate)),
    from('identity', line('nationality'), countries.find(({ code }) => code === file.nationality)?.name),
    from('identity', line('document'), file.documentNumber),
    ...(file.exposure === undefined
      ? []
      : [from('identity', words('review.exposure'), words(`identity.exposures.${file.exposure}`))]),
    from('phone', line('phone'), file.phone),
    from('address', line('address'), [street, place].filter(Boolean).join(', ')),
  ]
}
