import { useEffect, useState } from 'react'
import { CheckIcon, CopyIcon } from '../icons/index.tsx'
import { LiveRegion } from '../states/live-region.tsx'
import { useUiWords } from '../words.ts'
import { Button } from './button.tsx'

interface CopyButtonProps {
  value: string
  /** Names what is copied for whoever does not see what stands beside it: "Copiar número de cuenta". */
  label: string
  /** Shows the icon alone, for dense rows; the label is still read out. */
  compact?: boolean
}

/** Copies a text and says that it did, for two seconds. */
export function CopyButton({ value, label, compact = false }: CopyButtonProps) {
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
        {compact ? undefined : copied ? words.copied : words.copy}
      </Button>
      <LiveRegion message={copied ? words.copied : ''} />
    </>
  )
}
