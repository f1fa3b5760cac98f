import { styled } from '@mui/material/styles'
import { Button, ButtonLink, ChatIcon, CopyButton, SendIcon, ShareIcon, TextInput } from '@puente/ui'
import { createWords } from '@puente/web'
import { shareMessages } from './messages-share.es.ts'

const words = createWords(shareMessages)

const Parts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 8,
  marginTop: 12,
  // The link has a line of its own, so that the ways to pass it on stay together.
  '& > div:first-of-type': { flex: '1 1 100%', minWidth: 0 },
})

interface ShownLinkProps {
  url: string
  /** The labels of the link, of copying and sharing, and the text shared with it. */
  texts: { readonly label: string; readonly copy: string; readonly share: string; readonly shared: string }
}

/**
 * A link to pass on: select, copy, or share with another app where the system supports it. Elsewhere it is passed on with
 * WhatsApp or by mail.
 */
export function ShownLink({ url, texts }: ShownLinkProps) {
  const share = async () => {
    try {
      await navigator.share({ url, text: texts.shared })
    } catch {
      // The user closed the system's share dialog: nothing was shared, and this is not an error.
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
      ) : (
        <>
          <ButtonLink
            kind="text"
            size="small"
            href={`https://wa.me/?text=${encodeURIComponent(`${texts.shared} ${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ChatIcon aria-hidden />
            {words('whatsApp')}
          </ButtonLink>
          <ButtonLink
            kind="text"
            size="small"
            href={`mailto:?body=${encodeURIComponent(`${texts.shared} ${url}`)}`}
          >
            <SendIcon aria-hidden />
            {words('mail')}
          </ButtonLink>
        </>
      )}
    </Parts>
  )
}
