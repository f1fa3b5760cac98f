import { Button, Card, Form, TextInput } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { PublicPage } from '../../parts/pages/public-page.tsx'
import { codeTyped, isFolio } from './verification-call.ts'
import { words } from './words.ts'

/** Asks for the code printed on a receipt. */
export function AskCodeScreen() {
  const router = useRouter()
  const open = useMutation({
    mutationFn: (code: string) => router.navigate({ href: paths.verifyReceipt(codeTyped(code) ?? '') }),
  })
  const form = useEndpointForm({
    sending: open,
    defaults: { code: '' },
    submit: ({ code }) => open.mutate(code),
  })
  const validate = (typed: string) => {
    if (typed.trim() === '') return words('ask.missing')
    const code = codeTyped(typed)
    if (code === undefined) return words('ask.shape')
    return !isFolio(code) || words('ask.folio')
  }
  return (
    <PublicPage
      title={words('ask.title')}
      lead={words('ask.lead')}
      description={words('ask.description')}
      path={paths.verifyReceipt()}
      width="task"
    >
      <Card>
        <Form {...form.props}>
          <TextInput
            label={words('ask.code')}
            hint={words('ask.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
            {...form.field('code', { validate })}
          />
          <Button type="submit" kind="primary" fullWidth busy={open.isPending}>
            {words('ask.submit')}
          </Button>
        </Form>
      </Card>
    </PublicPage>
  )
}
