import { useState, type ReactNode } from 'react'
import { LiveRegion } from '../states/live-region.tsx'
import { RefusalNotice } from '../states/refusal-notice.tsx'
import type { ButtonSize } from './button-styles.ts'
import { Button } from './button.tsx'
import { saveFile } from './save-file.ts'

interface FileButtonProps {
  /** Loads the file. */
  fetchFile: () => Promise<Blob>
  /** The file name. */
  fileName: () => string
  label: string
  /** The texts while the file is created, and once it is saved. */
  making: string
  saved: string
  /** What failed, as text. */
  failed: string
  /** The reason of the failure, as text. */
  why: (error: unknown) => string
  start?: ReactNode
  kind?: 'plain' | 'primary'
  size?: ButtonSize
}

type Standing = 'idle' | 'making' | 'saved' | { readonly error: unknown }

/** Creates and saves a file; shows that it is being created, saved, or why it failed. */
export function FileButton(props: FileButtonProps) {
  const {
    fetchFile,
    fileName,
    label,
    making,
    saved,
    failed,
    why,
    start,
    kind = 'plain',
    size = 'normal',
  } = props
  const [standing, setStanding] = useState<Standing>('idle')
  async function make() {
    setStanding('making')
    try {
      saveFile(await fetchFile(), fileName())
      setStanding('saved')
    } catch (error) {
      setStanding({ error })
    }
  }
  return (
    <>
      <Button kind={kind} size={size} start={start} onPress={make}>
        {standing === 'making' ? making : label}
      </Button>
      <LiveRegion message={standing === 'making' ? making : standing === 'saved' ? saved : ''} />
      {typeof standing === 'string' ? null : (
        <RefusalNotice refusal={{ title: failed, message: why(standing.error) }} />
      )}
    </>
  )
}
