import { dataRequestKinds, type DataRequestKind } from '@puente/contract'
import { BackLink, Button, Card, Column, Form, Muted, PageHeading, RadioCards, TextArea } from '@puente/ui'
import { useEndpointForm, useSessionDraft } from '@puente/web'
import { useRouter, useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { useCreateRequest } from './request-queries.ts'
import { words } from './words.ts'

const options = dataRequestKinds.map((value) => ({
  value,
  label: words(`kinds.${value}`),
  description: words(`hints.${value}`),
}))

interface Typed {
  readonly kind: DataRequestKind | ''
  readonly text: string
}

/** A form for a request of the user about their data. The text is kept as a draft until it is sent. */
export function NewRequestScreen() {
  const router = useRouter()
  const { user } = useSignedIn()
  const { kind: asked }: { kind?: string } = useSearch({ strict: false })
  const create = useCreateRequest((id) => router.navigate({ href: paths.myDataRequest(id) }))
  const form = useEndpointForm<Typed>({
    sending: create,
    defaults: { kind: dataRequestKinds.find((kind) => kind === asked) ?? '', text: '' },
    draft: useSessionDraft(`puente.data-request.${user.id}`),
    submit: ({ kind, text }, clear) => {
      if (kind === '') return
      create.mutate({ kind, text: text.trim() }, { onSuccess: clear })
    },
  })
  const kind = form.choice('kind', { required: words('form.missingKind') })
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.myData()}>{words('back')}</BackLink>}
        title={words('form.title')}
        lead={words('form.lead')}
      />
      <Card>
        <Form {...form.props}>
          <RadioCards legend={words('form.kind')} columns={2} options={options} {...kind} />
          {kind.value === 'blocking' ? <Muted>{words('form.blocked')}</Muted> : null}
          <TextArea
            label={words('form.text')}
            hint={words('form.hint')}
            rows={4}
            maxLength={2000}
            {...form.field('text', { validate: (text) => text.trim() !== '' || words('form.missing') })}
          />
          <div>
            <Button type="submit" kind="primary" busy={create.isPending}>
              {words('form.submit')}
            </Button>
          </div>
        </Form>
      </Card>
    </Column>
  )
}
