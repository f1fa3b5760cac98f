import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/index.tsx'
import { v } from '../theme/vars.ts'

const icons = { info: InfoIcon, ok: CheckIcon, warn: AlertIcon, bad: AlertIcon }

const Box = styled('div')({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  borderRadius: 10,
  backgroundColor: v.infoSoft,
  '& > svg': { flex: 'none', marginTop: 1, color: v.info },
  '& [data-slot="text"]': { flex: 1, minWidth: 0, maxWidth: '75ch' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& p': { margin: 0 },
  '& [data-slot="actions"]': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
  '&[data-tone="ok"]': { backgroundColor: v.okSoft, '& > svg': { color: v.ok } },
  '&[data-tone="warn"]': { backgroundColor: v.warnSoft, '& > svg': { color: v.warn } },
  '&[data-tone="bad"]': { backgroundColor: v.badSoft, '& > svg': { color: v.bad } },
})

interface NoticeProps {
  tone?: keyof typeof icons
  title?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** Static information at its place on the screen. */
export function Notice({ tone = 'info', title, actions, children }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <Box data-tone={tone}>
      <Icon aria-hidden />
      <div data-slot="text">
        {title === undefined ? null : <strong>{title}</strong>}
        {children}
        {actions === undefined ? null : <div data-slot="actions">{actions}</div>}
      </div>
    </Box>
  )
}
