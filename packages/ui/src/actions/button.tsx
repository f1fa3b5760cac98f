import { styled } from '@mui/material/styles'
import { useRef, useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react'
import { buttonStyles, type ButtonKind, type ButtonSize } from './button-styles.ts'
import { Ring } from './ring.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled'> {
  kind?: ButtonKind
  size?: ButtonSize
  fullWidth?: boolean
  /** Work is in progress: the label stays, a spinner is shown, and clicks are ignored. */
  busy?: boolean
  disabled?: boolean | undefined
  start?: ReactNode
  /** The button is busy until the returned promise settles, so that one click causes one action. */
  onPress?: (() => unknown) | undefined
  ref?: Ref<HTMLButtonElement>
}

const Root = styled('button')(buttonStyles)

/** A button. It is not disabled while busy, so that it keeps the focus. */
export function Button(props: ButtonProps) {
  const {
    kind = 'plain',
    size = 'normal',
    fullWidth = false,
    busy = false,
    start,
    onPress,
    children,
    ...rest
  } = props
  const [running, setRunning] = useState(false)
  const pressed = useRef(false)
  const isBusy = busy || running

  async function press() {
    if (busy || pressed.current) return
    pressed.current = true
    const result = onPress?.()
    if (!(result instanceof Promise)) {
      // The caller sets `busy` only with the next render; until then the second click of a double click is
      // ignored.
      setTimeout(() => (pressed.current = false), 0)
      return
    }
    setRunning(true)
    try {
      await result
    } finally {
      pressed.current = false
      setRunning(false)
    }
  }

  return (
    <Root
      type="button"
      {...rest}
      data-kind={kind}
      data-size={size}
      data-full={fullWidth || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onMouseDown={(event) => {
        rest.onMouseDown?.(event)
        // Blur may add or remove a message and move this button away from the pointer before the click ends.
        if (rest.type === 'submit') event.preventDefault()
      }}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else if (onPress !== undefined) void press()
      }}
    >
      {isBusy ? <Ring /> : start}
      {children === undefined ? null : <span>{children}</span>}
    </Root>
  )
}
