import { myDataFormats, type MyDataFormat } from '@puente/contract'
import { Card, FileButton, Muted, Section } from '@puente/ui'
import { describeFailure, todayInChile } from '@puente/web'
import { api } from '../../api.ts'
import { words } from './words.ts'

/** Downloads the user's data, once they have proven their identity. */
export function DataFiles() {
  return (
    <Section title={words('file.title')}>
      <Card>
        <div style={{ display: 'grid', gap: 16 }}>
          <p style={{ margin: 0 }}>{words('file.text')}</p>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            {myDataFormats.map((format) => (
              <DataFile key={format} format={format} />
            ))}
          </div>
          <Muted>{words('file.omitted')}</Muted>
        </div>
      </Card>
    </Section>
  )
}

const DataFile = ({ format }: { format: MyDataFormat }) => (
  <FileButton
    label={words(`file.${format}`)}
    making={words('file.making')}
    saved={words('file.saved')}
    failed={words('file.failed')}
    why={(error) => describeFailure(error).message}
    fetchFile={() => api.getMyDataFile({ query: { format } })}
    fileName={() => `${words('file.name')}-${todayInChile()}.${format}`}
  />
)
