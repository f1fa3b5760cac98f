import { styled } from '@mui/material/styles'
import { languageTags, preferredLanguage, type Language } from '@puente/contract'
import { below, Button, v } from '@puente/ui'
import { language } from '@puente/web'
import { useState } from 'react'
import { offerMessages } from '../../parts/languages/messages-languages.es.ts'
import { chooseLanguage, hasChosenLanguage } from '../../parts/languages/page-language.ts'

// Above the page, so that nothing moves: at its lower edge, and on phones above the navigation.
const Line = styled('section')({
  position: 'fixed',
  zIndex: 5,
  bottom: 24,
  left: 'max(16px, calc((100vw - 1088px) / 2 + 24px))',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  maxWidth: 'calc(100vw - 32px)',
  padding: '4px 8px 4px 16px',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  background: v.surface,
  boxShadow: `0 8px 24px ${v.shade}`,
  '& > p': { margin: '8px 0' },
  '& > button': { flex: 'none' },
  [below.md]: { bottom: 80, right: 16 },
  '@media print': { display: 'none' },
})

const DISMISSED = 'puente.language-offer'

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null
  } catch {
    return true
  }
}

function keepDismissed(): void {
  try {
    localStorage.setItem(DISMISSED, '1')
  } catch {
    // Without storage the line is not shown at all.
  }
}

/** The language that the reader's browser prefers, when it is another one than the page's and none is chosen. */
function offered(): Exclude<Language, 'es'> | undefined {
  if (hasChosenLanguage() || wasDismissed()) return undefined
  const preferred = preferredLanguage(navigator.languages)
  return preferred === language || preferred === 'es' ? undefined : preferred
}

/** Offers the page in the language of the reader's browser, in that language, until it is chosen or dismissed. */
export function LanguageOffer() {
  const [other, setOther] = useState(offered)
  if (other === undefined) return null
  const { text, take, dismiss } = offerMessages[other]
  return (
    <Line lang={languageTags[other]} aria-label={take}>
      <p>{text}</p>
      <Button kind="text" onPress={() => chooseLanguage(other)}>
        {take}
      </Button>
      <Button
        kind="text"
        onPress={() => {
          keepDismissed()
          setOther(undefined)
        }}
      >
        {dismiss}
      </Button>
    </Line>
  )
}
