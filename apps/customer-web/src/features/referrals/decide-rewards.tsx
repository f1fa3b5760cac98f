import type { DonationWire, ReferralProgramWire } from '@puente/contract/customer'
import { Button, Card, ConfirmDialog, Form, Muted, RadioCards } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../access/session.ts'
import { CauseCards } from './cause-cards.tsx'
import { choices, type Choice, type Decided } from './decision.ts'
import { useDonation, useSettle } from './use-decision.ts'
import { words } from './words.ts'

interface Values {
  readonly choice: Choice | ''
  /** The id of a cause. */
  readonly cause: string
}

interface DecideRewardsProps {
  program: ReferralProgramWire
  onDecided: (decided: Decided) => void
}

/**
 * Use, donate or keep rewards: the button names the choice and the amount. A donation needs a confirmation.
 */
export function DecideRewards({ program, onDecided }: DecideRewardsProps) {
  const settle = useSettle(onDecided)
  const { ask, confirm } = useDonation(onDecided)
  const busy = settle.isPending || ask.isPending || confirm.isPending
  const form = useEndpointForm<Values>({
    sending: {
      isPending: busy,
      isSuccess: settle.isSuccess || confirm.isSuccess,
      error: settle.error ?? ask.error ?? confirm.error,
      reset: () => [settle, ask, confirm].forEach(({ reset }) => reset()),
    },
    defaults: { choice: '', cause: '' },
    submit: ({ choice, cause }) => {
      if (choice === 'donate') ask.mutate(cause)
      else if (choice !== '') settle.mutate(choice)
    },
  })
  const chosen = form.choice('choice', { required: words('decide.missing') })
  const choice = chosen.value
  const cause = form.choice('cause', {
    validate: (id, values) => values.choice !== 'donate' || id !== '' || words('causes.missing'),
  })
  const amount = format.amount(program.unspent)
  const { data: session } = useQuery(sessionQuery)
  // A closed account has no next transfer.
  const offered = choices.filter((one) => one !== 'use' || session?.actingAs.closed === undefined)
  return (
    <Card>
      <Form {...form.props}>
        <RadioCards
          legend={words('decide.legend', { amount })}
          {...chosen}
          options={offered.map((value) => ({
            value,
            label: words(`decide.choices.${value}`),
            description:
              value === 'keep'
                ? words('decide.texts.keep', { days: format.count(program.promise.keptDays) })
                : words(`decide.texts.${value}`),
          }))}
        />
        {choice === 'donate' ? <CauseCards {...cause} /> : null}
        {choice === 'use' ? <ForWhom /> : null}
        <Button type="submit" kind="main" fullWidth busy={busy}>
          {choice === '' ? words('decide.go') : words(`decide.submit.${choice}`, { amount })}
        </Button>
      </Form>
      <ConfirmDonation
        donation={ask.data}
        busy={confirm.isPending}
        onConfirm={confirm.mutate}
        onCancel={ask.reset}
      />
    </Card>
  )
}

/** For whose transfers rewards are used: the customer that the user acts for now. */
function ForWhom() {
  const { data: session } = useQuery(sessionQuery)
  if (session === undefined || session === null) return null
  return <Muted>{words('decide.forWhom', { name: session.actingAs.name })}</Muted>
}

interface ConfirmDonationProps {
  donation: DonationWire | undefined
  busy: boolean
  onConfirm: (donation: DonationWire) => unknown
  onCancel: () => void
}

/** The confirmation before money is donated. */
function ConfirmDonation({ donation, busy, onConfirm, onCancel }: ConfirmDonationProps) {
  const amount = donation === undefined ? '' : format.amount(donation.amount)
  return (
    <ConfirmDialog
      open={donation !== undefined}
      busy={busy}
      title={words('confirm.title', { amount, cause: donation?.cause.name ?? '' })}
      confirmLabel={words('confirm.yes', { amount })}
      cancelLabel={words('confirm.no')}
      onConfirm={() => (donation === undefined ? undefined : onConfirm(donation))}
      onCancel={onCancel}
    >
      <p>{words('confirm.text', { amount })}</p>
    </ConfirmDialog>
  )
}
