import MuiAlert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/index.tsx'
import { v } from '../theme/vars.ts'

const severities = { info: 'info', ok: 'success', warn: 'warning', bad: 'error' } as const
const icons = { info: InfoIcon, ok: CheckIcon, warn: AlertIcon, bad: AlertIcon }

const Box = styled(MuiAlert)({
  padding: '4px 8px 4px 16px',
  borderRadius: 10,
  color: v.ink,
  fontSize: 'inherit',
  '& .MuiAlert-icon': { padding: '10px 0', marginRight: 12, fontSize: 20 },
  '& .MuiAlert-message': { padding: '10px 0', minWidth: 0 },
  '& .MuiAlert-message strong': { display: 'block', fontWeight: 600 },
  '& .MuiAlert-action': { alignItems: 'flex-start', padding: 0, margin: '0 0 0 auto' },
  '& .MuiAlert-action .MuiIconButton-root': { width: 44, height: 44, padding: 0 },
  '&.MuiAlert-colorInfo': { backgroundColor: v.infoSoft, '& .MuiAlert-icon': { color: v.info } },
  '&.MuiAlert-colorSuccess': { backgroundColor: v.okSoft, '& .MuiAlert-icon': { color: v.ok } },
  '&.MuiAlert-colorWarning': { backgroundColor: v.warnSoft, '& .MuiAlert-icon': { color: v.warn } },
  '&.MuiAlert-colorError': { backgroundColor: v.badSoft, '& .MuiAlert-icon': { color: v.bad } },
})

interface AlertProps {
  tone?: keyof typeof severities
  title?: string
  /** Gives the alert a close button. */
  onClose?: (() => void) | undefined
  children?: ReactNode
}

/**
 * A message about something that has just happened: announced to screen readers, at once if it is an error.
 * Use Notice for static information.
 */
export function Alert({ tone = 'info', title, onClose, children }: AlertProps) {
  const Icon = icons[tone]
  return (
    <Box
      severity={severities[tone]}
      role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}
      icon={<Icon aria-hidden />}
      slots={{ closeIcon: CloseIcon }}
      {...(onClose === undefined ? {} : { onClose })}
    >
      {title === undefined ? null : <strong>{title}</strong>}
      {children}
    </Box>
  )
}
