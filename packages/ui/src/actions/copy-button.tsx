import { useEffect, useState } from 'react'
import { CheckIcon } from '../icons/index.tsx'
import { CopyIcon } from '../icons/more-icons.tsx'
import { LiveRegion } from '../states/live-region.tsx'
import { useUiWords } from '../words.ts'
import { Button } from './button.tsx'

interface CopyButtonProps {
  value: string
  /** Describes the copied text for screen readers: "Copiar número de cuenta". */
  label: string
  /** The text of the button, where the label is too long or says nothing more; by default "Copiar". */
  text?: string
  /** Shows only the icon, for dense rows; screen readers still read the label. */
  compact?: boolean
}

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ value, label, text, compact = false }: CopyButtonProps) {
  const words = useUiWords()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }

  return (
    <>
      <Button
        kind="text"
        size="small"
        aria-label={label}
        title={label}
        style={compact ? { minWidth: 32, padding: 4 } : undefined}
        start={copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
        onPress={copy}
      >
        {compact ? undefined : copied ? words.copied : (text ?? words.copy)}
      </Button>
      <LiveRegion message={copied ? words.copied : ''} />
    </>
  )
}
