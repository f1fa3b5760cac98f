import { styled } from '@mui/material/styles'
import { Button, CopyButton, ShareIcon, TextInput } from '@puente/ui'

const Parts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 8,
  marginTop: 12,
  '& > div:first-of-type': { flex: '1 1 240px', minWidth: 0 },
})

interface ShownLinkProps {
  url: string
  /** What the address is, what copying and sharing it are called, and what another app is given with it. */
  texts: { readonly label: string; readonly copy: string; readonly share: string; readonly shared: string }
}

/** An address to hand on: selected whole, copied, or given to another app where the system can. */
export function ShownLink({ url, texts }: ShownLinkProps) {
  const share = async () => {
    try {
      await navigator.share({ url, text: texts.shared })
    } catch {
      // The reader closed the system's own panel: nothing was shared and nothing has to be said.
    }
  }
  return (
    <Parts>
      <TextInput
        name="shown-link"
        label={texts.label}
        value={url}
        readOnly
        maxLength={undefined}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton value={url} label={texts.copy} />
      {typeof navigator.share === 'function' ? (
        <Button kind="text" start={<ShareIcon aria-hidden />} onPress={share}>
          {texts.share}
        </Button>
      ) : null}
    </Parts>
  )
}
