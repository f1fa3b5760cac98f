import { Button, Card, DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { useSettled } from '../../tasks/use-settled.ts'
import { words } from './words.ts'

interface WaitsProps {
  /** The time of the last upload. */
  since: string | undefined
  answerBy: string | undefined
}

/** Everything is sent and awaits staff: since when, until when, and a link to continue. */
export function Waits({ since, answerBy }: WaitsProps) {
  const settled = useSettled()
  return (
    <Card title={words('waiting.title')}>
      <DefinitionList
        items={[
          ...(since === undefined ? [] : [{ term: words('waiting.since'), value: format.dateTime(since) }]),
          ...(answerBy === undefined
            ? []
            : [{ term: words('waiting.by'), value: format.dateTime(answerBy) }]),
        ]}
      />
      <p>{words('waiting.text')}</p>
      <Button onPress={settled}>{words('waiting.goOn')}</Button>
    </Card>
  )
}
