import { ButtonLink } from '@puente/ui'
import type { ReactNode } from 'react'

/** Opens WhatsApp with a text, to be sent to whom the user chooses there. */
export function WhatsAppLink({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div style={{ marginTop: 12 }}>
      <ButtonLink
        href={`https://wa.me/?${new URLSearchParams({ text }).toString()}`}
        target="_blank"
        rel="noreferrer"
      >
        {children}
      </ButtonLink>
    </div>
  )
}
