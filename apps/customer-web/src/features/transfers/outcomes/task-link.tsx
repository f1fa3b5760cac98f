import { ButtonLink } from '@puente/ui'
import type { ReactNode } from 'react'
import { useMay } from '../../access/session.ts'

interface TaskProps {
  href: string
  kind?: 'main' | 'plain'
  children: ReactNode
}

/** A link to the task; the page names elsewhere whom a read-only member can ask. */
export function Task({ href, kind = 'main', children }: TaskProps) {
  return useMay('operate') ? (
    <ButtonLink kind={kind} href={href}>
      {children}
    </ButtonLink>
  ) : null
}
