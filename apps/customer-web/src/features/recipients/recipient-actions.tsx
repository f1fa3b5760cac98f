import type { RecipientWire } from '@puente/contract/customer'
import { Button, Dialog, Form, LiveRegion, RefusalNotice, StarIcon, TextInput } from '@puente/ui'
import { refusalOf, useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { recipientQuery, recipientsKey } from './recipient-queries.ts'
import { words } from './words.ts'

interface Preferences {
  readonly alias?: string
  readonly favourite: boolean
  readonly archived: boolean
}

const preferencesOf = ({ alias, favourite, archivedAt }: RecipientWire): Preferences => ({
  ...(alias === undefined ? {} : { alias }),
  favourite,
  archived: archivedAt !== undefined,
})

/** Saves preferences; the page shows them at once, and lists are fetched again. */
function useSavePreferences(recipient: RecipientWire) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Preferences) => api.saveRecipientPreferences({ params: { id: recipient.id }, body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(recipientQuery(recipient.id).queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: recipientsKey })
    },
  })
}

/** Sets a recipient's alias, and marks it as favourite or archived. */
export function RecipientActions({ recipient }: { recipient: RecipientWire }) {
  const save = useSavePreferences(recipient)
  const [naming, setNaming] = useState(false)
  const now = preferencesOf(recipient)
  return (
    <>
      <RefusalNotice refusal={refusalOf(save.error)} />
      <LiveRegion message={save.isSuccess ? words('actions.saved') : ''} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          size="small"
          start={<StarIcon aria-hidden />}
          busy={save.isPending && save.variables.favourite !== now.favourite}
          onPress={() => save.mutate({ ...now, favourite: !now.favourite })}
        >
          {words(now.favourite ? 'actions.unfavourite' : 'actions.favourite')}
        </Button>
        <Button size="small" onPress={() => setNaming(true)}>
          {words(now.alias === undefined ? 'actions.alias' : 'actions.changeAlias')}
        </Button>
        <Button
          size="small"
          busy={save.isPending && save.variables.archived !== now.archived}
          onPress={() => save.mutate({ ...now, archived: !now.archived })}
        >
          {words(now.archived ? 'actions.restore' : 'actions.archive')}
        </Button>
      </div>
      <Dialog open={naming} title={words('alias.title')} start="field" onClose={() => setNaming(false)}>
        <AliasForm recipient={recipient} onDone={() => setNaming(false)} />
      </Dialog>
    </>
  )
}

function AliasForm({ recipient, onDone }: { recipient: RecipientWire; onDone: () => void }) {
  const save = useSavePreferences(recipient)
  const form = useEndpointForm({
    sending: save,
    defaults: { alias: recipient.alias ?? '' },
    submit: ({ alias }) => {
      const { alias: _before, ...rest } = preferencesOf(recipient)
      const typed = alias.trim()
      save.mutate({ ...rest, ...(typed === '' ? {} : { alias: typed }) }, { onSuccess: onDone })
    },
  })
  return (
    <Form {...form.props}>
      <TextInput
        label={words('alias.label')}
        hint={words('alias.hint')}
        autoComplete="off"
        maxLength={60}
        {...form.field('alias')}
      />
      <Button type="submit" kind="primary" busy={save.isPending}>
        {words('alias.save')}
      </Button>
    </Form>
  )
}
