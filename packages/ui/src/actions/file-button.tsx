import { useState, type ReactNode } from 'react'
import { LiveRegion } from '../states/live-region.tsx'
import { Notice } from '../states/notice.tsx'
import type { ButtonSize } from './button-styles.ts'
import { Button } from './button.tsx'
import { saveFile } from './save-file.ts'

interface FileButtonProps {
  /** Asks for the file. */
  fetchFile: () => Promise<Blob>
  /** What it is called once saved. */
  fileName: () => string
  label: string
  /** While the file is made, and once it is saved. */
  making: string
  saved: string
  /** What could not be done, where it failed. */
  failed: string
  /** Why not, in words. */
  why: (error: unknown) => string
  start?: ReactNode
  kind?: 'plain' | 'primary'
  size?: ButtonSize
}

type Standing = 'idle' | 'making' | 'saved' | { readonly error: unknown }

/** Makes a file and saves it: says that it is being made, that it is there, or why not. */
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
        <div role="alert" style={{ flexBasis: '100%' }}>
          <Notice tone="bad" title={failed}>
            {why(standing.error)}
          </Notice>
        </div>
      )}
    </>
  )
}
