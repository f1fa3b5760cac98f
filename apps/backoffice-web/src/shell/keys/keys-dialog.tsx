import Box from '@mui/material/Box'
import type { StaffRole } from '@puente/contract'
import { Checkbox, Code, Dialog } from '@puente/ui'
import { setCharacterKeys, useCharacterKeys } from './character-keys.ts'
import { goKeys } from './go-keys.ts'
import { mayOpen, type Noun } from '../navigation/nouns.ts'
import { keyWords } from './key-words.ts'
import { shellWords } from '../words.ts'

const everywhere = [
  { keys: ['Ctrl K', '/'], text: keyWords('search') },
  { keys: ['?'], text: keyWords('list') },
  { keys: ['J', 'K'], text: keyWords('rows') },
  { keys: ['Z'], text: keyWords('undo') },
]

/** The list of keys, and the switch that turns keys without Ctrl off. */
export function KeysDialog({ role, onClose }: { role: StaffRole; onClose: () => void }) {
  const isOn = useCharacterKeys()
  const nouns = (Object.keys(goKeys) as Noun[]).filter((noun) => mayOpen(role, noun))
  return (
    <Dialog open title={keyWords('title')} onClose={onClose} width="wide">
      <Checkbox
        name="character-keys"
        label={keyWords('switch')}
        hint={keyWords('switchHint')}
        checked={isOn}
        onChange={(event) => setCharacterKeys(event.target.checked)}
      />
      <KeyRows title={keyWords('everywhere')} rows={everywhere} />
      <KeyRows
        title={keyWords('go')}
        rows={nouns.map((noun) => ({
          keys: [`G ${(goKeys[noun] ?? '').toUpperCase()}`],
          text: shellWords(`nouns.${noun}`),
        }))}
      />
    </Dialog>
  )
}

interface KeyRow {
  readonly keys: readonly string[]
  readonly text: string
}

function KeyRows({ title, rows }: { title: string; rows: readonly KeyRow[] }) {
  return (
    <section>
      <Box component="h3" sx={{ margin: '16px 0 4px', fontSize: '1rem' }}>
        {title}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto 1fr' },
          gap: '6px 12px',
          margin: 0,
          '& dd': { margin: 0 },
        }}
      >
        {rows.map(({ keys, text }) => (
          <Box key={text} sx={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <Box component="span" key={key} sx={{ marginRight: 1, whiteSpace: 'nowrap' }}>
                  <Code>{key}</Code>
                </Box>
              ))}
            </dt>
            <dd>{text}</dd>
          </Box>
        ))}
      </Box>
    </section>
  )
}
