import { Button, Card, DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { useSettled } from '../use-settled.ts'
import { words } from './words.ts'

interface WaitsProps {
  /** When the last of it was sent. */
  since: string | undefined
  answerBy: string | undefined
}

/** Everything was sent and waits for staff: since when, by when, and the way on. */
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
