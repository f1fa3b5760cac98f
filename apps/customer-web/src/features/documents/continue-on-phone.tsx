import { styled } from '@mui/material/styles'
import { below, Disclosure } from '@puente/ui'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { words } from './words.ts'

const QrCode = lazy(async () => ({ default: (await import('./phone-code.tsx')).QrCode }))

/** How often the page asks whether something came from the phone, in ms. */
export const phonePollMs = 5000

// Phones and tablets have a camera themselves.
const ComputersOnly = styled('div')({
  [below.md]: { display: 'none' },
  '@media (pointer: coarse)': { display: 'none' },
})
const Code = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  minHeight: 192,
  // The code has a white border of 12.
  '& > div': { flex: 'none', width: 192, height: 192, margin: 12 },
  '& p': { margin: 0 },
})

interface ContinueOnPhoneProps {
  /** Refetches what a phone may change; called every few seconds while the code is shown. */
  refetch?: () => unknown
  /** Instead of the texts about photos. */
  texts?: { readonly open: string; readonly text: string }
}

/** The address of this page as a QR code, to continue on a phone after signing in there. Only on computers. */
export function ContinueOnPhone({ refetch, texts }: ContinueOnPhoneProps) {
  const { href } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen || refetch === undefined) return
    const timer = setInterval(refetch, phonePollMs)
    return () => clearInterval(timer)
  }, [isOpen, refetch])
  return (
    <ComputersOnly>
      <Disclosure summary={texts?.open ?? words('phone.open')} onToggle={setOpen}>
        {isOpen ? (
          <Code>
            <div>
              <Suspense>
                <QrCode text={new URL(href, window.location.origin).href} label={words('phone.code')} />
              </Suspense>
            </div>
            <p>
              {texts?.text ?? words('phone.text')} {refetch === undefined ? null : words('phone.arrives')}
            </p>
          </Code>
        ) : null}
      </Disclosure>
    </ComputersOnly>
  )
}
