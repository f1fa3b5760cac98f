import { Card, Muted } from '@puente/ui'
import { words } from './texts/words.ts'

/** A preview of data that is not complete yet. */
export const Incomplete = ({ title }: { title: string }) => (
  <Card title={title}>
    <Muted>{words('preview.unreadable')}</Muted>
  </Card>
)
