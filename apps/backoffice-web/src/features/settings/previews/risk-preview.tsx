import { readSetting, settingKind, type RiskRehearsal, type SettingData } from '@puente/contract/staff'
import { Button, Card, DataTable, Muted, RefusalNotice, Text, type TableColumn } from '@puente/ui'
import { format, refusalOf } from '@puente/web'
import { useState } from 'react'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { useMayOpen } from '../../../shell/navigation/use-may-open.ts'
import type { Data } from '../fields/control.ts'
import { Incomplete } from '../incomplete.tsx'
import { useRehearseRisk } from '../queries.ts'
import { words } from '../texts/words.ts'

type Move = RiskRehearsal['moves'][number]

const moveText = ({ from, to }: Pick<Move, 'from' | 'to'>): string =>
  words('preview.riskMove', {
    from: words(`preview.riskRisks.${from}`),
    to: words(`preview.riskRisks.${to}`),
  })

const columns: readonly TableColumn<Move>[] = [
  { key: 'move', header: words('preview.riskFrom'), cell: moveText },
  {
    key: 'count',
    header: words('preview.riskCount'),
    align: 'end',
    cell: ({ count }) => format.count(count),
  },
]

/** How many customers would change their risk under edited rules, for roles that may read risks. */
export function RiskPreview({ after }: { after: Data }) {
  const mayTry = useMayOpen('retention')
  const read = readSetting(settingKind.riskRules, after, 'default')
  if (!mayTry) return null
  if (!('data' in read)) return <Incomplete title={words('preview.riskTitle')} />
  return <Rehearsal data={read.data} />
}

function Rehearsal({ data }: { data: SettingData<typeof settingKind.riskRules> }) {
  const rehearse = useRehearseRisk()
  const [computed, setComputed] = useState('')
  const rules = JSON.stringify(data)
  const result = rehearse.data
  const ask = () => rehearse.mutate({ ...data }, { onSuccess: () => setComputed(rules) })
  return (
    <Card title={words('preview.riskTitle')}>
      <Muted>{words('preview.riskLead')}</Muted>
      <RefusalNotice refusal={refusalOf(rehearse.error)} />
      {result === undefined ? null : <Result result={result} />}
      {result === undefined || computed === rules ? null : <Muted as="p">{words('preview.riskStale')}</Muted>}
      <p>
        <Button busy={rehearse.isPending} onPress={ask}>
          {words(result === undefined ? 'preview.riskAsk' : 'preview.riskAgain')}
        </Button>
      </p>
    </Card>
  )
}

function Result({ result: { compared, most, scored, moves, customers } }: { result: RiskRehearsal }) {
  return (
    <Text>
      <p>
        {scored > compared
          ? words('preview.riskBounded', {
              compared: format.count(compared),
              scored: format.count(scored),
              most: format.count(most),
            })
          : words('preview.riskCompared', { count: compared })}
      </p>
      {moves.length === 0 ? (
        <p>{words('preview.riskNone')}</p>
      ) : (
        <DataTable
          caption={words('preview.riskCaption')}
          columns={columns}
          rows={moves}
          rowKey={({ from, to }) => `${from} ${to}`}
        />
      )}
      {customers.length === 0 ? null : (
        <>
          <h3>{words('preview.riskFirst')}</h3>
          <ul>
            {customers.map(({ id, name, ...move }) => (
              <li key={id}>
                <RouteLink to="/customers/$id" params={{ id }}>
                  {name}
                </RouteLink>{' '}
                <Muted>{moveText(move)}</Muted>
              </li>
            ))}
          </ul>
        </>
      )}
    </Text>
  )
}
