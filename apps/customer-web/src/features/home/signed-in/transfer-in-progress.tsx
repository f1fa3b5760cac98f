import { styled } from '@mui/material/styles'
import { Amount, ButtonLink, Card, Muted, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { MoneyBridge } from '../../quotes/bridge/money-bridge.tsx'
import { actionOf, notesOf, titleOf } from '../../tasks/task-words.ts'
import { words as taskWords } from '../../tasks/words.ts'
import { stateTones } from '../../transfers/transfer-tones.ts'
import { isUnpaid, wordOf } from '../../transfers/transfer-words.ts'
import { words } from './customer-words.ts'
import type { InProgress } from './home-choices.ts'

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 })
const Amounts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 })
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  // The words of a button without a box begin where the button above it does.
  '& > [data-kind="text"]': { marginInlineStart: -8 },
})

/** The transfer on its way: amount, place of the money, and the one thing to do. */
export function TransferInProgress({ transfer, task }: InProgress) {
  const { id, recipientName: name, country, state, situation, send, receive } = transfer
  const stateText = wordOf(situation)
  return (
    <Card
      tone="raised"
      title={words('progress.title', { name })}
      actions={<StatusChip tone={stateTones[state]}>{stateText}</StatusChip>}
    >
      <Parts>
        <Amounts>
          <Amount size="display" value={format.amount(receive)} currency={receive.currency} />
          <Muted>{words('progress.sends', { amount: format.money(send) })}</Muted>
        </Amounts>
        <MoneyBridge country={country} state={state} isPaid={!isUnpaid(situation)} stateText={stateText} />
        <Actions>
          {task === undefined ? null : (
            <>
              <ButtonLink
                kind="main"
                href={task.path}
                aria-label={taskWords('doLabel', { action: actionOf(task), task: titleOf(task) })}
              >
                {actionOf(task)}
              </ButtonLink>
              <Muted>{notesOf(task)}</Muted>
            </>
          )}
          <ButtonLink
            kind={task === undefined ? 'plain' : 'text'}
            href={paths.transfer(id)}
            aria-label={words('progress.seeOf', { name })}
          >
            {words('progress.see')}
          </ButtonLink>
        </Actions>
      </Parts>
    </Card>
  )
}
