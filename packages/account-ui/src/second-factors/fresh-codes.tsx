import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { Button, Code, CopyButton, Notice, saveFile } from '@puente/ui'
import { format, useConfig } from '@puente/web'
import { useEffect, useRef } from 'react'
import { LeaveGuard } from './leave-guard.tsx'
import { words } from '../words.ts'

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 8,
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
})

const Box = styled('section')({
  // The app's bar covers the top of the page.
  scrollMarginTop: 80,
  '& h2': { margin: 0, font: 'inherit', fontWeight: 600 },
  '& h2:focus': { outline: 'none' },
})

// The printed page contains only the codes.
const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-recovery-codes], [data-recovery-codes] *': { visibility: 'visible' },
    '[data-recovery-codes] button': { display: 'none' },
    '[data-recovery-codes]': { position: 'fixed', inset: 0 },
  },
} as const

/** New codes, and whether they replace codes that were not used yet. */
export interface Fresh {
  readonly codes: readonly string[]
  readonly replace: boolean
}

interface FreshCodesProps extends Fresh {
  onSeen: () => void
}

/**
 * Ten recovery codes, shown once. They scroll into view and take the focus, and leaving the screen before they are
 * saved asks for confirmation.
 */
export function FreshCodes({ codes, replace, onSeen }: FreshCodesProps) {
  const { brandName } = useConfig()
  const box = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [codes])

  const save = () => {
    const title = words('codes.fileTitle', {
      brand: brandName,
      site: window.location.host,
      when: format.dateTime(new Date(Date.now()).toISOString()),
    })
    const text = [title, words('codes.once'), '', ...codes, ''].join('\r\n')
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), words('codes.fileName'))
  }

  return (
    <Box ref={box} aria-labelledby="fresh-codes" data-recovery-codes>
      <GlobalStyles styles={onPaper} />
      <Notice
        tone="warn"
        title={
          <h2 ref={heading} id="fresh-codes" tabIndex={-1}>
            {words('codes.freshTitle')}
          </h2>
        }
        actions={
          <>
            <CopyButton value={codes.join('\n')} label={words('codes.copy')} />
            <Button onPress={save}>{words('codes.download')}</Button>
            <Button onPress={() => window.print()}>{words('codes.print')}</Button>
            <Button kind="primary" onPress={onSeen}>
              {words('codes.seen')}
            </Button>
          </>
        }
      >
        <p>
          {words('codes.fresh')}
          {replace ? ` ${words('codes.replaced')}` : null}
        </p>
        <Codes>
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </Codes>
      </Notice>
      <LeaveGuard />
    </Box>
  )
}
