import type { StaffTransfer } from '@puente/contract/staff'
import { Card, Code, DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { Due } from '../../../shell/moments/aged.tsx'
import { words } from './words.ts'

/**
 * What a stopped transfer awaits: the customer's choice or payment of a debt, a correction, or the response
 * to a recall.
 */
export function Standing({
  transfer: { choice, hold, correction, recall, claims },
}: {
  transfer: StaffTransfer
}) {
  return (
    <>
      {hold === undefined ? null : <Hold hold={hold} />}
      {choice === undefined ? null : <Choice choice={choice} />}
      {correction === undefined ? null : <Correction correction={correction} />}
      {claims.map((claim) =>
        claim.outcome === undefined ? <RailReceivable key={claim.payoutId} claim={claim} /> : null,
      )}
      {recall === undefined ? null : <Recall recall={recall} />}
    </>
  )
}

function Hold({ hold: { item, rateUntil, givesUpAt } }: { hold: NonNullable<StaffTransfer['hold']> }) {
  return (
    <Card title={words('standing.hold')}>
      <DefinitionList
        items={[
          {
            term: words('standing.holdFor'),
            value:
              item === undefined
                ? words('standing.holdNothing')
                : words(`standing.holdTurn.${item.turn}`, {
                    what: words(`standing.holdClasses.${item.class}`),
                  }),
          },
          { term: words('standing.rateUntil'), value: <Due at={rateUntil} /> },
          { term: words('standing.givesUpAt'), value: format.dateTime(givesUpAt) },
        ]}
      />
    </Card>
  )
}

function Choice({ choice }: { choice: NonNullable<StaffTransfer['choice']> }) {
  return (
    <Card title={words(`standing.choice.${choice.kind}`)}>
      <DefinitionList
        items={[
          { term: words('standing.received'), value: format.money(choice.received) },
          {
            term: words('standing.missing'),
            value:
              choice.offer === undefined ? words('standing.noOffer') : format.money(choice.offer.missing),
          },
          { term: words('standing.choiceDue'), value: format.dateTime(choice.dueAt) },
        ]}
      />
    </Card>
  )
}

/** A receivable from the rail: it paid out a rejected payout after the money had been used otherwise. */
function RailReceivable({ claim }: { claim: StaffTransfer['claims'][number] }) {
  return (
    <Card title={words('standing.claim')}>
      <DefinitionList
        items={[
          { term: words('standing.claimAmount'), value: format.money(claim.amount) },
          { term: words('standing.attempt'), value: format.count(claim.attempt) },
          { term: words('standing.claimSince'), value: format.dateTime(claim.openedAt) },
          { term: words('standing.claimDue'), value: format.dateTime(claim.dueAt) },
        ]}
      />
    </Card>
  )
}

function Correction({ correction }: { correction: NonNullable<StaffTransfer['correction']> }) {
  const { refund } = correction
  const charge = format.clp(refund.chargeMinor)
  return (
    <Card title={words('standing.correction')}>
      <DefinitionList
        items={[
          { term: words('standing.reason'), value: words(`reasons.${correction.reason}`) },
          { term: words('standing.code'), value: <Code>{correction.code}</Code> },
          { term: words('standing.attempt'), value: format.count(correction.attempt) },
          {
            term: words('standing.refund'),
            value: refund.whole ? words('standing.whole') : words('standing.less', { charge }),
          },
          { term: words('standing.correctionDue'), value: format.dateTime(correction.dueAt) },
        ]}
      />
    </Card>
  )
}

function Recall({ recall }: { recall: NonNullable<StaffTransfer['recall']> }) {
  return (
    <Card title={words('standing.recall')}>
      <DefinitionList
        items={[
          { term: words('standing.asked'), value: format.dateTime(recall.requestedAt) },
          recall.outcome === undefined
            ? { term: words('standing.answerBy'), value: <Due at={recall.dueAt} /> }
            : { term: words('standing.outcome'), value: words(`standing.outcomes.${recall.outcome}`) },
        ]}
      />
    </Card>
  )
}
